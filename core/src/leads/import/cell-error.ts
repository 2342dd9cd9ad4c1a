/** A cell that cannot be taken, with the reason for the person. */
export class CellError extends Error {}
