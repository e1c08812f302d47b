import { EMPLOYMENT_TYPE_LABELS, WORK_MODE_LABELS, type EmploymentType } from '@atrium/contracts';
import type { CareersSite } from './careers-site.rules.js';
import type { Posting } from './posting.types.js';

/** As schema.org names them. */
const EMPLOYMENT: Record<EmploymentType, string> = {
  permanent: 'FULL_TIME',
  fixedTerm: 'TEMPORARY',
  intern: 'INTERN',
  contractor: 'CONTRACTOR',
};

/** Where one works and how, in a line. */
export function sayWhere({ known }: CareersSite, posting: Posting): string {
  const { place, workMode, employmentType } = posting;
  const mode = workMode === 'office' && place !== '' ? null : known(WORK_MODE_LABELS[workMode]);
  return [place, mode, known(EMPLOYMENT_TYPE_LABELS[employmentType])].filter(Boolean).join(' · ');
}

/** The beginning of what a posting says, without its signs. */
export const excerptOf = ({ posting }: Posting): string =>
  posting
    .replaceAll(/^[#*-] */gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 200);

/** What search engines read of a posting: https://schema.org/JobPosting. */
export function jobPostingOf(site: CareersSite, posting: Posting): object {
  const { company } = site;
  const { place, workMode } = posting;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: posting.title,
    description: posting.posting || posting.title,
    identifier: { '@type': 'PropertyValue', name: company.name, value: posting.slug },
    datePosted: posting.publishedAt.toISOString().slice(0, 10),
    ...(posting.closesOn && { validThrough: `${posting.closesOn}T23:59:59` }),
    employmentType: EMPLOYMENT[posting.employmentType],
    hiringOrganization: { '@type': 'Organization', name: company.name, sameAs: site.url() },
    ...(workMode === 'home' && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'India' },
    }),
    ...(place !== '' && {
      jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: place } },
    }),
    ...(posting.payShown && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'INR',
        value: {
          '@type': 'QuantitativeValue',
          minValue: posting.budgetMin / 100,
          maxValue: posting.budgetMax / 100,
          unitText: 'YEAR',
        },
      },
    }),
    directApply: true,
    url: site.url(posting.slug),
  };
}
