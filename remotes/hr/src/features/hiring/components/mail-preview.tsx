import { fillText, paragraphsOf } from '@atrium/contracts';
import { t } from '@atrium/sdk';

interface MailPreviewProps {
  subject: string;
  text: string;
  /** Of the person for whom it is shown. */
  filled: Readonly<Record<string, string>>;
}

/** How an email reads for one of those who get it. */
export function MailPreview({ subject, text, filled }: MailPreviewProps) {
  if (subject.trim() === '' && text.trim() === '') return null;
  const values = new Map(Object.entries(filled));
  return (
    <section className="border-top py-3 mt-3" aria-label={t('Preview')} dir="auto">
      <p className="at-12 at-muted mb-2">{t('As {name} reads it', { name: filled['name'] ?? '' })}</p>
      <h3 className="at-14">{fillText(subject, values)}</h3>
      {paragraphsOf(text).map((part, place) => (
        <p key={`${String(place)} ${part}`} className="mb-2" style={{ whiteSpace: 'pre-line' }} dir="auto">
          {fillText(part, values)}
        </p>
      ))}
    </section>
  );
}
