/* What the page shows while the server can't be reached: in the reader's language, until it is there again. */

const EVERY = 3000; // milliseconds

const remembered = () => {
  try {
    return JSON.parse(localStorage.getItem("periplus") ?? "{}").language || "";
  } catch {
    return "";
  }
};

const tags = [remembered(), ...navigator.languages].map((tag) => tag.toLowerCase().slice(0, 2));
const sections = [...document.querySelectorAll("section")];
const spoken = tags.flatMap((tag) => sections.find((section) => section.lang === tag) ?? [])[0] ?? sections[0];
spoken.classList.add("spoken");
document.documentElement.lang = spoken.lang;
document.body.classList.add("chosen");

async function look() {
  try {
    if ((await fetch("/livez", { cache: "no-store" })).ok) location.reload();
  } catch {
    // not yet
  }
}

setInterval(look, EVERY);
addEventListener("online", look);
