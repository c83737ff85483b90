/** Where on the page a chapter or a rule is; a rule within a span ("U-85 to U-87") is where the span begins. */
export function placeOf(page: HTMLElement, name: string): HTMLElement | undefined {
  const rules = [...page.querySelectorAll<HTMLElement>("section [data-rule]")];
  const exact = page.querySelector<HTMLElement>(`#${CSS.escape(name)}`);
  return exact ?? rules.find((rule) => rule.dataset["rule"] === name) ?? rules.find((rule) => begins(rule, name));
}

function begins(rule: HTMLElement, name: string): boolean {
  const next = rule.nextElementSibling;
  if (!(next instanceof HTMLElement) || (rule.nextSibling?.textContent ?? "").includes(",")) return false;
  const [from, to, wanted] = [rule.dataset["rule"], next.dataset["rule"], name].map((id) => (id ?? "").split("-"));
  if (from![0] !== wanted![0] || to![0] !== wanted![0]) return false;
  return Number(from![1]) < Number(wanted![1]) && Number(wanted![1]) < Number(to![1]);
}
