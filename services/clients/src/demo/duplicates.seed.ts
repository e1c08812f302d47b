export interface DemoDuplicate {
  name: string;
  company: string;
  city: string | null;
  email: string | null;
  phone: string | null;
  source: string;
  services: string[];
  owner: 'admin' | 'lead';
}

/** Why they were saved although they were known already. */
export const DEMO_DUPLICATE_REASON = 'From the list of the trade fair';

/** Leads that came a second time: the same, likely the same, and perhaps the same as those of `leads.seed.ts`. */
export const DEMO_DUPLICATES: readonly DemoDuplicate[] = [
  {
    name: 'Divya Nair',
    company: 'Coconut Lagoon Spa & Resort',
    city: 'Kochi',
    email: 'divya@coconut-lagoon-spa.example',
    phone: null,
    source: 'event',
    services: ['website'],
    owner: 'lead',
  },
  {
    name: 'Karthik Subbu',
    company: 'Vaigai Granite Exports',
    city: null,
    email: null,
    phone: '+919833052006',
    source: 'event',
    services: ['dm'],
    owner: 'admin',
  },
  {
    name: 'R. Chawla',
    company: 'Chawla Electricals & Sons',
    city: 'Ludhiana',
    email: null,
    phone: '+919833052002',
    source: 'call',
    services: ['smm'],
    owner: 'lead',
  },
  {
    name: 'Neha Jain',
    company: 'Jain Stationers Pvt Ltd',
    city: 'Udaipur',
    email: 'neha@jain-papers.example',
    phone: null,
    source: 'web',
    services: ['website'],
    owner: 'admin',
  },
];

/** The contact of a client that is in the list a second time. */
export const DEMO_TWIN = {
  name: 'Kesar Foods Pvt Ltd',
  industry: 'Food',
  city: 'Pune',
  postalCode: '411001',
  contact: {
    firstName: 'Harsh',
    lastName: 'Oza',
    email: 'harsh@kesar-foods.example',
    phone: '+919820041990',
  },
} as const;
