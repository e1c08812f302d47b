import type { CallOutcome, LeadStage, LogActivity, SaveLeadRules } from '@atrium/contracts';

/** Name, company, city, what they want, value in rupees. */
type Given = readonly [string, string, string, string[], number];

// prettier-ignore
export const DEMO_LEADS: readonly Given[] = [
  ['Aarav Mehta', 'Peacock Paints', 'Indore', ['smm', 'website'], 180_000],
  ['Divya Nair', 'Coconut Lagoon Spa', 'Alappuzha', ['dm'], 95_000],
  ['Rahul Chawla', 'Chawla Electricals', 'Ludhiana', ['whatsapp'], 72_000],
  ['Sneha Patil', 'Sahyadri Treks', 'Nashik', ['smm', 'dm'], 240_000],
  ['Yusuf Ansari', 'Deccan Biryani House', 'Hyderabad', ['smm'], 88_000],
  ['Pooja Agarwal', 'Little Oaks Preschool', 'Kanpur', ['website', 'dm'], 165_000],
  ['Karthik Subbu', 'Vaigai Granites', 'Madurai', ['website'], 320_000],
  ['Meenakshi Iyer', 'Raga Silks', 'Kanchipuram', ['ecommerce'], 540_000],
  ['Abhishek Jain', 'Jain Stationers', 'Udaipur', ['ecommerce', 'whatsapp'], 150_000],
  ['Fatima Sheikh', 'Noor Opticals', 'Bhopal', ['smm'], 60_000],
  ['Gurpreet Singh', 'Five Rivers Tractors', 'Amritsar', ['dm', 'website'], 410_000],
  ['Lakshmi Reddy', 'Reddy Sweets', 'Vijayawada', ['smm', 'whatsapp'], 120_000],
  ['Naveen Kumar', 'Skyline Solar', 'Coimbatore', ['dm', 'app'], 850_000],
  ['Ritu Sharma', 'Ritu’s Kitchen', 'Jaipur', ['smm'], 45_000],
  ['Stephen D’Costa', 'Harbour Boats', 'Panaji', ['website'], 230_000],
  ['Trisha Banerjee', 'Boi Para Books', 'Kolkata', ['ecommerce', 'smm'], 275_000],
  ['Vikram Rathore', 'Thar Camps', 'Jaisalmer', ['dm', 'website'], 360_000],
  ['Zara Hussain', 'Zara Beauty Lounge', 'Mumbai', ['smm', 'whatsapp'], 110_000],
  ['Ankit Verma', 'Verma Packers', 'Noida', ['dm'], 130_000],
  ['Bhavna Shetty', 'Udupi Express', 'Mangaluru', ['app', 'smm'], 620_000],
  ['Chetan Desai', 'Desai Pumps', 'Rajkot', ['website'], 190_000],
  ['Deepa Krishnan', 'Krishnan Ayurveda', 'Thrissur', ['ecommerce', 'dm'], 480_000],
  ['Eshan Gill', 'Gill Sports', 'Jalandhar', ['ecommerce'], 300_000],
  ['Gayatri Rao', 'Sunrise Yoga', 'Mysuru', ['smm', 'app'], 210_000],
  ['Harish Pai', 'Pai Motors', 'Hubballi', ['dm', 'whatsapp'], 260_000],
  ['Indu Menon', 'Menon Architects', 'Kochi', ['website'], 340_000],
  ['Jatin Arora', 'Arora Furnishings', 'Panipat', ['ecommerce'], 390_000],
  ['Kritika Das', 'Das Tea Gardens', 'Siliguri', ['ecommerce', 'smm'], 450_000],
  ['Lokesh Gowda', 'Gowda Dairy', 'Hassan', ['whatsapp'], 85_000],
  ['Manish Tiwari', 'Tiwari Coaching', 'Prayagraj', ['dm', 'app'], 700_000],
  ['Nandita Bose', 'Bose Interiors', 'Kolkata', ['smm', 'website'], 280_000],
  ['Omkar Joshi', 'Joshi Bakers', 'Pune', ['smm'], 70_000],
  ['Prachi Kulkarni', 'Kulkarni Physio', 'Nashik', ['website', 'whatsapp'], 145_000],
  ['Qasim Khan', 'Khan Leather', 'Agra', ['ecommerce'], 520_000],
  ['Rashmi Pillai', 'Backwater Stays', 'Kollam', ['dm', 'website'], 310_000],
  ['Sandeep Yadav', 'Yadav Gyms', 'Gurugram', ['smm', 'dm'], 225_000],
  ['Tanvi Shah', 'Shah Diamonds', 'Surat', ['ecommerce', 'smm'], 980_000],
  ['Uday Shankar', 'Shankar Printers', 'Chennai', ['website'], 115_000],
  ['Varsha Naik', 'Naik Farms', 'Margao', ['smm'], 65_000],
  ['Wasim Akhtar', 'Akhtar Travels', 'Patna', ['dm', 'whatsapp'], 175_000],
  ['Yamini Varma', 'Varma Dental Care', 'Visakhapatnam', ['dm'], 160_000],
  ['Aditya Kapoor', 'Kapoor Realty', 'Chandigarh', ['dm', 'website', 'app'], 1_250_000],
  ['Bina Thomas', 'Thomas Nursery', 'Kottayam', ['smm', 'ecommerce'], 200_000],
  ['Chirag Modi', 'Modi Plastics', 'Vadodara', ['website'], 290_000],
  ['Dhruv Saxena', 'Saxena Law', 'Lucknow', ['website'], 155_000],
  ['Elina Fernandes', 'Casa Elina', 'Panaji', ['smm', 'dm'], 330_000],
  ['Firoz Merchant', 'Merchant Spices', 'Kozhikode', ['ecommerce'], 470_000],
  ['Geeta Bisht', 'Bisht Woollens', 'Almora', ['ecommerce', 'smm'], 185_000],
  ['Hemant Solanki', 'Solanki Tiles', 'Morbi', ['website', 'dm'], 560_000],
  ['Ira Mukherjee', 'Ira Dance Studio', 'Kolkata', ['smm'], 55_000],
  ['Jayesh Parmar', 'Parmar Agro', 'Anand', ['whatsapp', 'website'], 265_000],
  ['Kamala Devi', 'Imphal Handlooms', 'Imphal', ['ecommerce'], 350_000],
  ['Lalit Bhatia', 'Bhatia Optics', 'Delhi', ['smm', 'whatsapp'], 125_000],
  ['Madhuri Jadhav', 'Jadhav Events', 'Kolhapur', ['smm', 'dm'], 215_000],
  ['Nikhil Bansal', 'Bansal Fintech', 'Bengaluru', ['app', 'dm'], 1_600_000],
  ['Padma Rangan', 'Rangan Music', 'Chennai', ['smm', 'website'], 135_000],
  ['Ronak Thakkar', 'Thakkar Textiles', 'Surat', ['ecommerce'], 640_000],
  ['Sara Wilson', 'Wilson Homestays', 'Shillong', ['dm', 'website'], 195_000],
  ['Tushar Gaikwad', 'Gaikwad Wines', 'Nashik', ['smm', 'dm'], 430_000],
  ['Vimala Joseph', 'Joseph Clinics', 'Ernakulam', ['whatsapp', 'app'], 580_000],
];

/** The stages through which the demo's leads are spread, and how likely each is won. */
export const DEMO_STAGES: readonly (readonly [LeadStage, number])[] = [
  ['new', 10],
  ['assigned', 15],
  ['contacting', 25],
  ['qualified', 50],
  ['contacting', 30],
  ['proposal_sent', 65],
  ['new', 10],
  ['lost', 0],
  ['assigned', 20],
  ['on_hold', 20],
];

export const DEMO_SOURCES: readonly string[] = ['web', 'referral', 'ad', 'instagram', 'event', 'call'];
export const DEMO_ACTIONS = ['Call', 'Demo', 'Site visit', 'Send samples', 'Brief'] as const;

export const DEMO_LOST_REASONS = ['price', 'silent', 'competitor', 'time', 'other'] as const;
export const DEMO_CAMPAIGNS = ['Monsoon offer', null, 'Diwali 2026', null, null] as const;

/** Kind, outcome, minutes, and what was said; written down one after the other. */
type Said = readonly [LogActivity['kind'], CallOutcome | null, number | null, string];

// prettier-ignore
export const DEMO_ACTIVITIES: readonly Said[] = [
  ['call', 'interested', 11, 'Wants a plan for the festive season. Budget is fixed by the partner.'],
  ['call', 'no_answer', 0, ''],
  ['message', null, null, 'Sent two examples of our work and the price list.'],
  ['note', null, null, 'Has worked with a freelancer until now. Asks for weekly reports.'],
  ['call', 'call_later', 4, 'In a meeting. Call again after six.'],
  ['email', null, null, 'Shared the case study and asked for access to the present accounts.'],
  ['call', 'reached', 7, 'Compares three agencies and decides at the end of the month.'],
];

/** Who gets new leads; those that no rule names wait for a manager. */
export const demoRules = (pool: string[], fallbackId: string): SaveLeadRules['items'] => [
  {
    id: null,
    name: 'Large shops',
    sources: [],
    services: ['ecommerce', 'app'],
    cities: [],
    minValue: 50_000_000,
    maxValue: null,
    method: 'fixed',
    pool: [fallbackId, ...pool],
    fallbackId: null,
  },
  {
    id: null,
    name: 'Social leads',
    sources: ['instagram', 'ad'],
    services: [],
    cities: [],
    minValue: null,
    maxValue: null,
    method: 'round_robin',
    pool,
    fallbackId,
  },
];
