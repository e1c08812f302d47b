import {
  choiceOf,
  EMAIL_CHOICES,
  type EmailChoice,
  type KindChoice,
  type NotificationKind,
  type NotificationPreferences,
} from '@atrium/contracts';
import { msg, t, translate } from '@atrium/sdk';
import { Badge, Loaded, SkeletonCards, Switch } from '@atrium/ui';
import { useListNotificationKindsQuery } from './notification-kinds.api.js';

const EMAIL_WORDS: Record<EmailChoice, string> = {
  off: msg('No email'),
  now: msg('Immediately'),
  daily: msg('Once a day'),
};

interface KindTableProps {
  value: NotificationPreferences;
  onChange: (kinds: NotificationPreferences['kinds']) => void;
}

/** The kinds of notification that can concern this person, by group, with how each is delivered. */
export function KindTable({ value, onChange }: KindTableProps) {
  const query = useListNotificationKindsQuery();
  return (
    <Loaded of={query} title={t('The list could not be loaded')} skeleton={<SkeletonCards cards={1} />}>
      {(data) => {
        const groups = [...new Set(data.items.map(({ group }) => group))];
        return groups.map((group) => (
          <section key={group} className="at-kinds" aria-label={group}>
            <h3>{group}</h3>
            {data.items
              .filter((each) => each.group === group)
              .map((each) => (
                <KindRow
                  key={each.kind}
                  rules={each}
                  choice={choiceOf(value, each)}
                  onChange={(choice) => onChange({ ...value.kinds, [each.kind]: choice })}
                />
              ))}
          </section>
        ));
      }}
    </Loaded>
  );
}

interface KindRowProps {
  rules: NotificationKind;
  choice: KindChoice;
  onChange: (choice: KindChoice) => void;
}

function KindRow({ rules, choice, onChange }: KindRowProps) {
  const { title, mandatory, ownMenu } = rules;
  if (mandatory) {
    return (
      <div className="at-kind">
        <span>{title}</span>
        <Badge>{t('Always on, to keep your account secure')}</Badge>
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
        aria-label={t('{title}: by email', { title })}
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
