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

/** The page is built into the Python package, which serves it; while developing, the API is a running `periplus serve`. */
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), withoutComments(), fontLicence()],
  build: {
    outDir: "../src/periplus/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    proxy: { "^/api/": loadEnv(mode, ".", "PERIPLUS")["PERIPLUS"] ?? "http://127.0.0.1:8000" },
    fs: { allow: [".."] },
  },
}));
