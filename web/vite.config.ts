import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, loadEnv, type Plugin } from "vite";

/** The comments in the Fluent files are for translators: they do not travel. */
function withoutComments(): Plugin {
  const opening = "export default ";
  return {
    name: "fluent-without-comments",
    transform(code, id) {
      if (!id.endsWith(".ftl?raw") || !code.startsWith(opening)) return null;
      const text = JSON.parse(code.slice(opening.length).trimEnd().replace(/;$/, "")) as string;
      return { code: opening + JSON.stringify(text.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n")), map: null };
    },
  };
}

/** The licence of the bundled faces travels with them, as it asks. */
function fontLicence(): Plugin {
  const faces = ["@fontsource/alegreya", "@fontsource-variable/source-sans-3"];
  return {
    name: "font-licence",
    async generateBundle() {
      const files = faces.map((face) => `node_modules/${face}/LICENSE`);
      const texts = await Promise.all(files.map((file) => this.fs.readFile(file, { encoding: "utf8" })));
      this.emitFile({ type: "asset", fileName: "fonts-licence.txt", source: texts.join("\n\n") });
    },
  };
}

/** The service worker is told which files belong to this build: those without which the page shows nothing. */
function shellOfWorker(): Plugin {
  return {
    name: "shell-of-worker",
    generateBundle(_, bundle) {
      const worker = bundle["sw.js"];
      if (worker?.type !== "chunk") return;
      const entry = Object.values(bundle).find((file) => file.type === "chunk" && file.isEntry && file !== worker);
      if (entry?.type !== "chunk") throw new Error("the page has no entry");
      const styles = Object.keys(bundle).filter((file) => /^assets\/index-.*\.css$/.test(file));
      const shell = [entry.fileName, ...entry.imports, ...styles].map((file) => `/${file}`).sort();
      // The name of the entry changes with everything that it can ever load.
      const told = `const SHELL = ${JSON.stringify(shell)}, VERSION = ${JSON.stringify(entry.fileName)};\n`;
      worker.code = told + worker.code.replace(/export\s*\{\s*\};?\s*$/, "");
    },
  };
}

/** The page is built into the Python package, which serves it; while developing, the API is a running `periplus serve`. */
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), withoutComments(), fontLicence(), shellOfWorker()],
  build: {
    outDir: "../src/periplus/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { index: "index.html", sw: "worker/sw.ts" },
      // The worker has the whole page in its care only if it lies at the root.
      output: { entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  server: {
    proxy: { "^/api/": loadEnv(mode, ".", "PERIPLUS")["PERIPLUS"] ?? "http://127.0.0.1:8000" },
    fs: { allow: [".."] },
  },
}));
