/** A file cannot be read; the message is a sentence for the person who uploaded it. */
export class UnreadableTable extends Error {}
