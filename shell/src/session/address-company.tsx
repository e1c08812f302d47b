import { useSession } from '@atrium/sdk';
import { useEffect } from 'react';
import { lookUpCompany } from './company-lookup.js';
import { rememberCompany } from './known-companies.js';
import { useAddressCode } from './use-address-code.js';
import { useDeparture } from './use-departure.js';

/** The code in the address wins: as soon as it is known to be a company's, it is the one in use. Whoever logs out forgets it. */
export function AddressCompany() {
  const code = useAddressCode();
  const own = useSession().user?.company;
  const hasLeft = useDeparture().last === 'left';
  useEffect(() => {
    if (!code || hasLeft) return undefined;
    if (own?.code === code) {
      rememberCompany(own);
      return undefined;
    }
    let isHere = true;
    void lookUpCompany(code).then(({ company }) => {
      if (company && isHere) rememberCompany(company);
    });
    return () => {
      isHere = false;
    };
  }, [code, own, hasLeft]);
  return null;
}
