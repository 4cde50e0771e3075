/** Something in the deployment's files that would not work; `where` is a file or an object. */
export class DeployProblem extends Error {
  constructor(where, what) {
    super(`${where}: ${what}`);
  }
}
