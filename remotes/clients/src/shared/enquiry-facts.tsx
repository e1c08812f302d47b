import { sayChoice, type FormSubmission } from '@atrium/contracts';
import { formatList, formatMoney, t, translate } from '@atrium/sdk';
import { useLeadSetup } from './lead-setup.api.js';

/** What the form asked for, where it was and how its sender came there. */
export function EnquiryFacts({ submission }: { submission: FormSubmission }) {
  const { company, email, phone, city, services, budget, page, referrer, campaign, consent } = submission;
  const setup = useLeadSetup();
  const facts: [string, string | null][] = [
    [t('Company'), company],
    [t('Email'), email],
    [t('Phone number'), phone],
    [t('City'), city],
    [t('Services'), formatList(services.map((each) => translate(sayChoice(setup, 'services', each))))],
    [t('Budget'), budget === null ? null : formatMoney(budget, 'INR')],
    [t('Page'), page],
    [t('Came from'), referrer],
    [t('Campaign'), Object.values(campaign).join(' · ')],
    [t('Agreed to'), consent],
  ];
  return (
    <dl className="at-fields m-0">
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <dt className="at-12 at-muted fw-normal">{label}</dt>
            <dd className="m-0 text-break">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  );
}
