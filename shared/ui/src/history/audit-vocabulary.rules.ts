import type { AuditChoices, AuditKind } from '@atrium/contracts';
import { translate } from '@atrium/sdk';

interface AuditOption {
  value: string;
  label: string;
}

/** `workEmail` -> `Work e-mail`: a readable name for something that no longer has a label. */
function ownWords(name: string): string {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  const said = words.replace(/\bemail\b/, 'e-mail');
  return translate(said.charAt(0).toUpperCase() + said.slice(1));
}

/** The trail's words, as the server gives them in the page's language. */
export class AuditVocabulary {
  private readonly kinds: ReadonlyMap<string, AuditKind>;
  private readonly actions: ReadonlyMap<string, string | null>;

  constructor({ kinds, actions }: AuditChoices) {
    this.kinds = new Map(kinds.map((each) => [each.kind, each]));
    this.actions = new Map(actions.map(({ action, words }) => [action, words]));
  }

  /** The actions of all routes, ordered by their labels. */
  listActions(): AuditOption[] {
    return [...this.actions.keys()].map((value) => ({ value, label: this.action(value) }));
  }

  listKinds(): AuditOption[] {
    const kinds = [...this.actions.keys()].map((action) => action.split('.')[0] ?? action);
    return [...new Set(kinds)].map((value) => ({ value, label: this.kind(value) }));
  }

  /** `employee.update` -> `Employee changed` */
  action(action: string): string {
    const [kind = '', verb = ''] = action.split('.');
    return this.actions.get(action) ?? [this.kind(kind), ownWords(verb).toLowerCase()].join(' ').trim();
  }

  kind(kind: string): string {
    return this.kinds.get(kind)?.title ?? ownWords(kind);
  }

  field(kind: string, field: string): string {
    return this.kinds.get(kind)?.fields[field] ?? ownWords(field);
  }

  /** The labels of a field's values; undefined for free text. */
  values(kind: string, field: string): Readonly<Record<string, string>> | undefined {
    return this.kinds.get(kind)?.values[field];
  }

  /** The name of a record that the portal itself names. */
  title(kind: string, id: string | null): string | undefined {
    return id === null ? undefined : this.kinds.get(kind)?.titles[id];
  }
}
