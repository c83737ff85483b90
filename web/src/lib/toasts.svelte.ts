/** Short notices that go away by themselves. */

const LASTS = 6000;

export interface Toast {
  key: number;
  text: string;
  bad: boolean;
}

let all = $state.raw<Toast[]>([]);
let made = 0;

export function toasts(): Toast[] {
  return all;
}

/** Show a notice; the same words are not shown twice at once. */
export function toast(text: string, bad = false): void {
  const key = ++made;
  all = [...all.filter((other) => other.text !== text), { key, text, bad }];
  setTimeout(() => dropToast(key), LASTS);
}

export function dropToast(key: number): void {
  all = all.filter((other) => other.key !== key);
}
