import type { AgencyService, ClientStatus } from '@atrium/contracts';

type Contact = [firstName: string, lastName: string, role: string, signs?: 'signs'];

export interface DemoClient {
  name: string;
  industry: string;
  city: string;
  postalCode: string;
  status: ClientStatus;
  services: AgencyService[];
  owner: 'admin' | 'lead';
  contacts: Contact[];
}

type Given = [
  name: string,
  industry: string,
  place: [city: string, postalCode: string],
  more: {
    services: AgencyService[];
    owner?: DemoClient['owner'];
    status?: ClientStatus;
    contacts: Contact[];
  },
];

const GIVEN: Given[] = [
  [
    'Marigold Hotels',
    'Hospitality',
    ['Mumbai', '400001'],
    {
      services: ['smm', 'dm', 'website', 'whatsapp'],
      owner: 'lead',
      contacts: [
        ['Nandini', 'Shah', 'Marketing head', 'signs'],
        ['Rustom', 'Irani', 'Owner', 'signs'],
        ['Celine', 'D’Souza', 'Front office, Goa'],
      ],
    },
  ],
  [
    'Kesar Foods',
    'Food',
    ['Pune', '411001'],
    {
      services: ['smm', 'ecommerce'],
      owner: 'lead',
      contacts: [
        ['Harsh', 'Oza', 'Managing director', 'signs'],
        ['Devika', 'Menon', 'Brand manager'],
      ],
    },
  ],
  [
    'Lotus Diagnostics',
    'Health',
    ['Pune', '411004'],
    {
      services: ['website', 'dm'],
      owner: 'admin',
      contacts: [
        ['Sameer', 'Kulkarni', 'Director', 'signs'],
        ['Anjali', 'Patwardhan', 'Operations'],
      ],
    },
  ],
  [
    'BlueRidge Realty',
    'Real estate',
    ['Bengaluru', '560001'],
    { services: ['dm', 'smm'], owner: 'lead', contacts: [['Vivek', 'Anand', 'Sales head', 'signs']] },
  ],
  [
    'Tamarind Kitchen',
    'Restaurants',
    ['Kochi', '682001'],
    { services: ['smm'], contacts: [['Aditi', 'Rao', 'Founder', 'signs']] },
  ],
  [
    'Sutra Fabrics',
    'Retail',
    ['Surat', '395003'],
    {
      services: ['ecommerce', 'whatsapp'],
      owner: 'admin',
      contacts: [['Mohit', 'Bhandari', 'Owner', 'signs']],
    },
  ],
  [
    'Hillcrest Dental',
    'Health',
    ['Delhi', '110001'],
    {
      services: ['whatsapp'],
      contacts: [
        ['Anita', 'Paul', 'Dentist', 'signs'],
        ['Rohit', 'Sen', 'Reception'],
      ],
    },
  ],
  [
    'Vanya Skincare',
    'Beauty',
    ['Jaipur', '302001'],
    { services: ['smm', 'ecommerce'], owner: 'lead', contacts: [['Ishita', 'Sen', 'Founder', 'signs']] },
  ],
  [
    'Saffron Travels',
    'Travel',
    ['Srinagar', '190001'],
    { services: ['dm', 'whatsapp'], contacts: [['Imran', 'Ali', 'Partner', 'signs']] },
  ],
  [
    'Monsoon Cafe',
    'Restaurants',
    ['Panaji', '403001'],
    { services: ['smm'], status: 'paused', contacts: [['Tara', 'Bhatt', 'Owner', 'signs']] },
  ],
  [
    'Orbit EV',
    'Automotive',
    ['Chennai', '600002'],
    {
      services: ['dm', 'website', 'app'],
      owner: 'lead',
      contacts: [
        ['Kunal', 'Deshmukh', 'Chief marketing officer', 'signs'],
        ['Preethi', 'Raman', 'Procurement'],
      ],
    },
  ],
  [
    'Pinecone Learning',
    'Education',
    ['Hyderabad', '500001'],
    { services: ['dm', 'app'], contacts: [['Reema', 'Sethi', 'Head of growth', 'signs']] },
  ],
  [
    'Anand Jewellers',
    'Retail',
    ['Ahmedabad', '380001'],
    {
      services: ['smm', 'whatsapp'],
      owner: 'admin',
      contacts: [['Bhavesh', 'Soni', 'Proprietor', 'signs']],
    },
  ],
  [
    'Trailhead Outdoors',
    'Retail',
    ['Dehradun', '248001'],
    { services: ['ecommerce', 'smm'], contacts: [['Maya', 'Pinto', 'Co-founder', 'signs']] },
  ],
  [
    'Deccan Ceramics',
    'Manufacturing',
    ['Hyderabad', '500034'],
    { services: ['website'], owner: 'lead', contacts: [['Salim', 'Khan', 'Export manager', 'signs']] },
  ],
  [
    'Aarohi Music School',
    'Education',
    ['Nagpur', '440001'],
    { services: ['smm', 'whatsapp'], contacts: [['Mandar', 'Joshi', 'Principal', 'signs']] },
  ],
  [
    'Coral Interiors',
    'Design',
    ['Mumbai', '400050'],
    { services: ['smm', 'website'], owner: 'admin', contacts: [['Zubin', 'Mistry', 'Designer', 'signs']] },
  ],
  [
    'Greenleaf Organics',
    'Food',
    ['Coimbatore', '641001'],
    { services: ['ecommerce'], contacts: [['Kavitha', 'Subramaniam', 'Owner', 'signs']] },
  ],
  [
    'Northwind Logistics',
    'Logistics',
    ['Gurugram', '122001'],
    {
      services: ['website', 'dm'],
      owner: 'lead',
      contacts: [
        ['Gaurav', 'Malhotra', 'Vice president', 'signs'],
        ['Simran', 'Kaur', 'Marketing'],
      ],
    },
  ],
  [
    'Pashmina House',
    'Retail',
    ['Srinagar', '190008'],
    { services: ['ecommerce', 'dm'], status: 'churned', contacts: [['Yasmin', 'Dar', 'Owner', 'signs']] },
  ],
  [
    'Silverline Clinics',
    'Health',
    ['Lucknow', '226001'],
    { services: ['app', 'whatsapp'], contacts: [['Farhan', 'Qureshi', 'Administrator', 'signs']] },
  ],
  [
    'Urban Nest Co-living',
    'Real estate',
    ['Bengaluru', '560034'],
    { services: ['smm', 'dm'], owner: 'lead', contacts: [['Neha', 'Gowda', 'Community head', 'signs']] },
  ],
  [
    'Zephyr Fitness',
    'Fitness',
    ['Chandigarh', '160017'],
    { services: ['smm', 'app'], status: 'prospect', contacts: [['Arjun', 'Bedi', 'Founder', 'signs']] },
  ],
  [
    'Riverbank Resorts',
    'Hospitality',
    ['Rishikesh', '249201'],
    {
      services: ['website', 'smm'],
      status: 'prospect',
      owner: 'admin',
      contacts: [['Leela', 'Rawat', 'General manager', 'signs']],
    },
  ],
  [
    'Tanmay Textiles',
    'Manufacturing',
    ['Tiruppur', '641604'],
    { services: ['website'], status: 'prospect', contacts: [['Tanmay', 'Iyer', 'Director', 'signs']] },
  ],
];

/** Whom the demo company works for. */
export const DEMO_CLIENTS: readonly DemoClient[] = GIVEN.map(
  ([name, industry, [city, postalCode], { services, owner = 'admin', status = 'active', contacts }]) => ({
    name,
    industry,
    city,
    postalCode,
    status,
    services,
    owner,
    contacts,
  }),
);
