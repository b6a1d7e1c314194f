/** A chart as a table: what its columns are called, and its rows, each with its name first. */
export interface DataTable {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly [string, ...(string | number)[]])[];
}
