import { companyLogoUrl } from '@atrium/contracts';
import { useUser } from '@atrium/sdk';

/** Name and logo of the signed-in person's company. */
export function useCompanyMark(): { name: string; code: string; logo: string | null } {
  const { company } = useUser();
  return { name: company.name, code: company.code, logo: companyLogoUrl(company) };
}
