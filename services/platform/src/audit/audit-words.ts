interface AuditWordsGiven {
  /** Kind of record: `employee`. Several instances may describe one kind. */
  kind: string;
  /** What one such record is called: `Employee`. */
  title?: string;
  /** What was done, said after the record's name, for actions that not every record has: `punch: 'recorded'`. */
  verbs?: Readonly<Record<string, string>>;
  /** Labels of the entry's fields. */
  fields?: Readonly<Record<string, string>>;
  /** Labels of a field's values, where people choose from a list. */
  values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Names of records by their id, where the portal itself names them: a setting, a list. */
  titles?: Readonly<Record<string, string>>;
}

/**
 * The English words of the audit trail for records that no `defineRecord` describes. A module offers them by listing
 * `contribute(new AuditWords(…))` among its providers.
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
