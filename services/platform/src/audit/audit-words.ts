interface AuditWordsGiven {
  /** Of records: `employee`. Several may speak of one kind. */
  kind: string;
  /** What one of them is: `Employee`. */
  title?: string;
  /** What was done, after the record, where it is no verb that every record has: `punch: 'recorded'`. */
  verbs?: Readonly<Record<string, string>>;
  /** What the entries' fields are called. */
  fields?: Readonly<Record<string, string>>;
  /** What a field's values are called, where people choose among them. */
  values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What the records themselves are called, by their ids, where the portal named them: a setting, a list. */
  titles?: Readonly<Record<string, string>>;
}

/**
 * How the audit trail speaks of records that no `defineRecord` describes, in English. A module that lists
 * `contribute(new AuditWords(…))` has it.
 */
export class AuditWords {
  readonly kind: string;
  readonly title: string | undefined;
  readonly verbs: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly titles: Readonly<Record<string, string>>;

  constructor({ kind, title, verbs = {}, fields = {}, values = {}, titles = {} }: AuditWordsGiven) {
    this.kind = kind;
    this.title = title;
    this.verbs = verbs;
    this.fields = fields;
    this.values = values;
    this.titles = titles;
  }
}
