import { useParams } from 'react-router-dom';

/** The company code of the address, lower-cased; null above /{companyCode}. */
export function useAddressCode(): string | null {
  return useParams().companyCode?.toLowerCase() ?? null;
}
