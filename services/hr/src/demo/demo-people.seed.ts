import type { Role } from '@atrium/contracts';
import { DEMO_LOGINS } from '@atrium/identity';

/** office: common hours; early, late: two hours before or after; night: from the evening into the next day. */
export type Rhythm = 'office' | 'early' | 'late' | 'night';

export interface DemoPerson {
  firstName: string;
  lastName: string;
  email: string;
  designation: string;
  /** Before a promotion. */
  startedAs?: string;
  department: string;
  /** E-mail of the manager; null at the top. */
  manager: string | null;
  joinedMonthsAgo: number;
  employmentType: 'permanent' | 'fixedTerm' | 'intern' | 'contractor';
  rhythm: Rhythm;
  /** login: has one of the demo accounts; invited: has an open invitation; left: has left. */
  standing: 'login' | 'invited' | 'plain' | 'left';
}

type Line = [
  name: string,
  designation: string,
  joinedMonthsAgo: number,
  rest?: Partial<Pick<DemoPerson, 'employmentType' | 'rhythm' | 'standing' | 'email' | 'startedAs'>>,
];

const emailOf = (name: string) => `${name.toLowerCase().replace(' ', '.')}@demo.test`;

/** The line of a person who has one of the demo accounts. */
function lineOf(role: Role, designation: string, joinedMonthsAgo: number): Line {
  const {
    firstName = '',
    lastName = '',
    email = '',
  } = DEMO_LOGINS.find((known) => known.role === role) ?? {};
  return [
    `${firstName} ${lastName}`,
    designation,
    joinedMonthsAgo,
    { email, standing: 'login', ...(role === 'employee' && { startedAs: 'UI Designer' }) },
  ];
}

const FOUNDER: Line = lineOf('admin', 'Founder and Managing Director', 96);

/** By department; the first person leads the others and reports to the founder. */
const DEPARTMENTS: Record<string, Line[]> = {
  Leadership: [['Vikram Malhotra', 'Chief Operating Officer', 93]],
  Design: [
    lineOf('teamLeader', 'Creative Director', 81),
    lineOf('employee', 'Senior UI Designer', 34),
    ['Arjun Menon', 'Brand Designer', 52],
    ['Kavya Reddy', 'UX Researcher', 27, { rhythm: 'late' }],
    ['Ishaan Banerjee', 'Motion Designer', 19, { rhythm: 'late' }],
    ['Tanvi Deshpande', 'Graphic Designer', 11],
    ['Nikhil Joseph', 'Illustrator', 8, { employmentType: 'contractor', rhythm: 'late' }],
    ['Zoya Ansari', 'Design Intern', 3, { employmentType: 'intern' }],
  ],
  'Social Media': [
    ['Meera Iyer', 'Head of Social Media', 74],
    ['Aditya Verma', 'Content Strategist', 45, { startedAs: 'Social Media Executive' }],
    ['Pooja Sinha', 'Copywriter', 38],
    ['Farhan Qureshi', 'Community Manager', 29, { rhythm: 'late' }],
    ['Divya Pillai', 'Social Media Executive', 16],
    ['Karan Bhatia', 'Video Editor', 22, { rhythm: 'late' }],
    ['Ritika Bose', 'Influencer Manager', 9, { employmentType: 'fixedTerm' }],
    ['Manav Chopra', 'Social Media Intern', 2, { employmentType: 'intern' }],
  ],
  Marketing: [
    ['Sanjay Krishnan', 'Head of Performance Marketing', 88],
    ['Neha Agarwal', 'SEO Lead', 61, { rhythm: 'early', startedAs: 'SEO Executive' }],
    ['Rahul Saxena', 'Paid Media Manager', 47],
    ['Aishwarya Nambiar', 'Marketing Analyst', 31],
    ['Harsh Patel', 'Campaign Executive', 14],
    ['Simran Kaur', 'Email Marketing Specialist', 20, { rhythm: 'early' }],
    ['Deepak Yadav', 'SEO Executive', 5],
  ],
  'Web and Apps': [
    ['Karthik Subramanian', 'Engineering Manager', 84],
    ['Priyanka Das', 'Senior Frontend Developer', 56, { startedAs: 'Frontend Developer' }],
    ['Amit Tiwari', 'Backend Developer', 43],
    ['Shreya Ghosh', 'Mobile Developer', 33],
    ['Varun Hegde', 'Support Engineer', 25, { rhythm: 'night' }],
    ['Nandini Rangan', 'QA Engineer', 18],
    ['Joel Fernandes', 'Support Engineer', 12, { rhythm: 'night' }],
    ['Yash Thakkar', 'Junior Developer', 6, { standing: 'invited' }],
    ['Lakshmi Prasad', 'WordPress Developer', 40, { rhythm: 'early' }],
  ],
  'People and Finance': [
    lineOf('hr', 'HR Manager', 68),
    ['Suresh Gupta', 'Finance Manager', 79, { rhythm: 'early' }],
    ['Bhavna Shah', 'HR Executive', 23, { standing: 'invited' }],
    ['Imran Sheikh', 'Accounts Executive', 36],
    ['Gauri Patil', 'Office Manager', 50, { rhythm: 'early' }],
    ['Sameer Lobo', 'Accounts Assistant', 17, { standing: 'left' }],
    ['Rhea Kapoor', 'Talent Acquisition Specialist', 0, { standing: 'invited' }],
  ],
};

/** Managers come before the people who report to them. */
export function listDemoPeople(): DemoPerson[] {
  const founder = toPerson(FOUNDER, 'Leadership', null);
  const others = Object.entries(DEPARTMENTS).flatMap(([department, [head, ...members]]) => {
    if (!head) return [];
    const leader = toPerson(head, department, founder.email);
    return [leader, ...members.map((line) => toPerson(line, department, leader.email))];
  });
  return [founder, ...others];
}

function toPerson(line: Line, department: string, manager: string | null): DemoPerson {
  const [name, designation, joinedMonthsAgo, rest] = line;
  const [firstName = '', lastName = ''] = name.split(' ');
  return {
    firstName,
    lastName,
    email: emailOf(name),
    designation,
    department,
    manager,
    joinedMonthsAgo,
    employmentType: 'permanent',
    rhythm: 'office',
    standing: 'plain',
    ...rest,
  };
}
