import { Refusal } from "./api";
import { toast } from "./toasts.svelte";
import { say } from "./words.svelte";

/** What the page says to each refusal of the server. */
const WORDS: Record<string, string> = {
  unreachable: "refusal-unreachable",
  no_table: "refusal-no-table",
  seat_taken: "refusal-seat-taken",
  no_seat: "refusal-no-seat",
  not_your_turn: "refusal-not-your-turn",
  not_seated: "refusal-not-seated",
  not_host: "refusal-not-host",
  stale: "refusal-stale",
  illegal: "refusal-illegal",
  not_running: "refusal-not-running",
  over: "refusal-over",
  not_over: "refusal-not-over",
  nothing_to_undo: "refusal-nothing-to-undo",
  unknown_rules: "refusal-unknown-rules",
  set_aside: "refusal-set-aside",
  unavailable: "refusal-unavailable",
  no_link: "refusal-no-link",
  no_hints: "refusal-no-hints",
  no_review: "refusal-no-review",
  without_hints: "refusal-without-hints",
  no_passes: "refusal-no-passes",
  not_away: "refusal-not-away",
  link_used: "refusal-link-used",
  too_large: "refusal-too-large",
  too_many: "refusal-too-many",
  full: "refusal-full",
  tables_today: "refusal-tables-today",
  no_vacation: "refusal-no-vacation",
  chat_full: "refusal-chat-full",
  closed: "refusal-closed",
  barred: "refusal-barred",
  invited_only: "refusal-invited-only",
  unwanted_name: "refusal-unwanted-name",
  muted: "refusal-muted",
  no_talk: "refusal-no-talk",
  begun: "refusal-begun",
  no_profile: "refusal-no-profile",
  passkey: "refusal-passkey",
  too_late: "refusal-too-late",
  elsewhere: "refusal-elsewhere",
  other_account: "refusal-other-account",
  no_recovery: "refusal-no-recovery",
  not_signed_in: "refusal-not-signed-in",
  too_many_passkeys: "refusal-too-many-passkeys",
};

export function wordsOf(fault: unknown): string {
  const known = fault instanceof Refusal ? WORDS[fault.error] : undefined;
  return say(known ?? "refusal-other");
}

/** Do what the player asked for; if the server refuses, say so, and answer with nothing. */
export async function attempt<Answer>(deed: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await deed();
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault;
    toast(wordsOf(fault), true);
    return undefined;
  }
}
