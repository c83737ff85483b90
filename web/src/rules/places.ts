/** Where on the page a chapter or a rule is; a rule within a span ("U-85 to U-87") is where the span begins. */
export function placeOf(page: HTMLElement, name: string): HTMLElement | undefined {
  const rules = [...page.querySelectorAll<HTMLElement>("section [data-rule]")];
  const chapter = document.getElementById(name);
  return chapter ?? rules.find((rule) => rule.dataset["rule"] === name) ?? rules.find((rule) => spans(rule, name));
}

function spans(rule: HTMLElement, name: string): boolean {
  const { rule: first, through: last } = rule.dataset;
  if (!first || !last || first[0] !== name[0]) return false;
  const number = (id: string) => Number(id.split("-")[1]);
  return number(first) < number(name) && number(name) < number(last);
}

/** Open all that is folded around a place, and what is folded right beneath its heading. */
export function unfoldTo(place: HTMLElement): void {
  for (let fold = place.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null)
    fold.open = true;
  const beneath = place.closest("section")?.querySelector<HTMLDetailsElement>("details.rest, details[data-unfold]");
  if (beneath && !place.dataset["rule"]) beneath.open = true;
}
