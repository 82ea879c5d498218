import { fileURLToPath } from 'node:url';
import type { BuildOptions, Plugin } from 'esbuild';

/** Packages that must exist only once: the bundles and the renderer share their state. */
export const sharedPackages: ReadonlySet<string> = new Set([
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/server',
]);

/** The first line of bundles of a site: its CommonJS packages need `require`. */
export const requireBanner =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);";

/** Returns the esbuild options for code that runs on the server. React is external. */
export function serverOptions() {
  return {
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
    plugins: [sharedReact],
  } satisfies BuildOptions;
}

const sharedReact: Plugin = {
  name: 'shared-react',
  setup(build) {
    build.onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path, kind }) => {
      if (!sharedPackages.has(path)) return undefined;
      const address = import.meta.resolve(path);
      return { path: kind === 'require-call' ? fileURLToPath(address) : address, external: true };
    });
  },
};
