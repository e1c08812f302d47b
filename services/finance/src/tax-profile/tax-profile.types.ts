import type { TaxRegime } from '@atrium/contracts';

export interface StoredTaxProfile {
  id: string;
  version: number;
  employeeId: string;
  regime: TaxRegime;
  monthlyRent: number;
  metro: boolean;
  investments: number;
  healthInsurance: number;
  previousIncome: number;
  previousTax: number;
}
