/** One file of a library as `npm run build` made it, such as `builtFile('guardrails/src/scan-input')`. Imported by a name that the type check of the tools does not follow, so that it does not depend on a build. @param {string} path */
export const builtFile = (path) => import(new URL(`../dist/libs/${path}.js`, import.meta.url).href);

/** A library as `npm run build` made it, such as `built('graph')`; run from anywhere. @param {string} lib */
export const built = (lib) => builtFile(`${lib}/src/index`);
