import { t } from '@atrium/sdk';
import { Icon, type IconName } from '@atrium/ui';

interface ReachProps {
  name: string;
  phone: string | null | undefined;
  email: string | null | undefined;
}

/** On a phone's card: the ways to reach a person with one touch. */
export function Reach({ name, phone, email }: ReachProps) {
  if (!phone && !email) return null;
  return (
    <span className="at-only-phone w-100">
      <span className="d-flex justify-content-end gap-1">
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
