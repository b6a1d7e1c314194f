/** Thrown while the solver's code cannot be fetched, as without a network before the app is kept offline; `cause` says why. */
export class SolverMissing extends Error {
  override readonly name = 'SolverMissing';
}
