import {
  choiceOf,
  EMAIL_CHOICES,
  NOTIFICATION_KINDS,
  passesCheck,
  type EmailChoice,
  type KindChoice,
  type NotificationKindRules,
  type NotificationPreferences,
} from '@atrium/contracts';
import { msg, t, translate, useUser } from '@atrium/sdk';
import { Badge, Switch } from '@atrium/ui';

const EMAIL_WORDS: Record<EmailChoice, string> = {
  off: msg('No e-mail'),
  now: msg('At once'),
  daily: msg('Once a day'),
};

interface KindTableProps {
  value: NotificationPreferences;
  onChange: (kinds: NotificationPreferences['kinds']) => void;
}

/** The kinds that can concern this person, by group, with where each is told. */
export function KindTable({ value, onChange }: KindTableProps) {
  const user = useUser();
  const all: [string, NotificationKindRules][] = Object.entries(NOTIFICATION_KINDS);
  const kinds = all.filter(([, { access, sample }]) => !sample && (!access || passesCheck(user, access)));
  const groups = [...new Set(kinds.map(([, { group }]) => group))];
  return groups.map((group) => (
    <section key={group} className="at-kinds" aria-label={translate(group)}>
      <h3>{translate(group)}</h3>
      {kinds
        .filter(([, rules]) => rules.group === group)
        .map(([kind, rules]) => (
          <KindRow
            key={kind}
            rules={rules}
            choice={choiceOf(value, kind)}
            onChange={(choice) => onChange({ ...value.kinds, [kind]: choice })}
          />
        ))}
    </section>
  ));
}

interface KindRowProps {
  rules: NotificationKindRules;
  choice: KindChoice;
  onChange: (choice: KindChoice) => void;
}

function KindRow({ rules, choice, onChange }: KindRowProps) {
  const { mandatory, ownMenu } = rules;
  const title = translate(rules.title);
  if (mandatory) {
    return (
      <div className="at-kind">
        <span>{title}</span>
        <Badge>{t('Always: it is about your account’s safety')}</Badge>
      </div>
    );
  }
  return (
    <div className="at-kind">
      <span>{title}</span>
      {!ownMenu && (
        <span className="at-kind-app">
          <span aria-hidden="true">{t('Portal')}</span>
          <Switch
            checked={choice.inApp}
            label={t('{title}: in the portal', { title })}
            onChange={(inApp) => onChange({ ...choice, inApp })}
          />
        </span>
      )}
      <select
        className="form-select form-select-sm"
        aria-label={t('{title}: by e-mail', { title })}
        value={choice.email}
        onChange={(event) => onChange({ ...choice, email: event.target.value as EmailChoice })}
      >
        {EMAIL_CHOICES.map((email) => (
          <option key={email} value={email}>
            {translate(EMAIL_WORDS[email])}
          </option>
        ))}
      </select>
    </div>
  );
}
