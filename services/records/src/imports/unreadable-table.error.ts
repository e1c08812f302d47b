/** That a file cannot be read, in words for whoever gave it. */
export class UnreadableTable extends Error {}
