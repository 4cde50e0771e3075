/** A library as `npm run build` made it, such as `built('graph')`; run from anywhere. Imported by a name that the type check of the tools does not follow. @param {string} lib */
export const built = (lib) => import(new URL(`../dist/libs/${lib}/src/index.js`, import.meta.url).href);
