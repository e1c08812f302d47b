import { t } from '@atrium/sdk';
import { Icon, type IconName } from '@atrium/ui';
import css from './reach.module.scss';

interface ReachProps {
  name: string;
  phone: string | null | undefined;
  email: string | null | undefined;
}

/** On a phone's card: the ways to reach a person with one touch. */
export function Reach({ name, phone, email }: ReachProps) {
  if (!phone && !email) return null;
  return (
    <span className={css.ways}>
      {phone && <Way icon="phone" label={t('Call {name}', { name })} href={`tel:${phone}`} />}
      {phone && (
        <Way
          icon="message"
          label={t('Write to {name} on WhatsApp', { name })}
          href={`https://wa.me/${phone.replaceAll(/\D/g, '')}`}
        />
      )}
      {email && <Way icon="mail" label={t('Email {name}', { name })} href={`mailto:${email}`} />}
    </span>
  );
}

function Way({ icon, label, href }: { icon: IconName; label: string; href: string }) {
  return (
    <a
      className="btn btn-ghost btn-sm btn-icon"
      href={href}
      aria-label={label}
      {...(href.startsWith('https:') && { target: '_blank', rel: 'noreferrer' })}
    >
      <Icon name={icon} />
    </a>
  );
}
