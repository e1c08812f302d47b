import type { EmergencyContact, Gender } from '@atrium/contracts';
import type { PersonalValues } from '../personal/personal-details.repository.js';
import { NO_VALUES, type StatutoryValues } from '../statutory/statutory.rules.js';

interface Person {
  firstName: string;
  lastName: string;
}

const STREETS = [
  'Lavelle Road',
  '12th Main, Indiranagar',
  'Jayanagar 4th Block',
  'Koramangala 5th Block',
  'HSR Layout',
];
const HOMES = [
  'Pune 411001',
  'Kochi 682011',
  'Jaipur 302001',
  'Lucknow 226001',
  'Chennai 600004',
  'Kolkata 700019',
];
const BANKS = [
  ['HDFC Bank, Koramangala', 'HDFC0000'],
  ['State Bank of India, MG Road', 'SBIN0004'],
  ['ICICI Bank, Jayanagar', 'ICIC0001'],
] as const;
const RELATIVES = [
  ['Lata', 'Mother'],
  ['Mohan', 'Father'],
  ['Sunita', 'Sister'],
  ['Ramesh', 'Brother'],
] as const;
/** First names that end otherwise than most of their gender. */
const MEN = new Set(['Aditya', 'Krishna']);

const genderOf = ({ firstName }: Person): Gender =>
  /[aiey]$/.test(firstName) && !MEN.has(firstName) ? 'female' : 'male';
const pick = <Item>(items: readonly Item[], place: number): Item => items[place % items.length] as Item;
const digits = (count: number, place: number): string =>
  String(7_919 * (place + 11))
    .padStart(count, '0')
    .slice(-count);

/** Private details of one of the demo people. All numbers are made up. */
export function demoPersonal(person: Person, place: number): PersonalValues {
  const { firstName, lastName } = person;
  return {
    legalName: `${firstName} ${lastName}`,
    personalEmail: `${firstName}.${lastName}@mail.test`.toLowerCase(),
    gender: genderOf(person),
    homeAddress: `${String(place + 3)}, ${pick(STREETS, place)}\nBengaluru 5600${digits(2, place)}`,
    permanentAddress: `${String(place * 2 + 5)}, Station Road\n${pick(HOMES, place)}`,
    emergencyContacts: [demoContact(person, place)],
  };
}

function demoContact({ lastName }: Person, place: number): EmergencyContact {
  const [name, relation] = pick(RELATIVES, place);
  return { name: `${name} ${lastName}`, relation, phone: `+91987${digits(7, place)}` };
}

export function demoStatutory({ lastName }: Person, place: number): StatutoryValues {
  const [bankName, ifsc] = pick(BANKS, place);
  const letter = String.fromCharCode(65 + (place % 26));
  return {
    ...NO_VALUES,
    pan: `ABCP${lastName[0] ?? 'A'}${digits(4, place)}${letter}`.toUpperCase(),
    uan: `1009${digits(8, place)}`,
    bankName,
    ifsc: `${ifsc}${digits(3, place)}`,
    account: `5010${digits(8, place + 97)}`,
    pfMode: place % 4 === 0 ? 'ceiling' : 'fullBasic',
    epsEligible: true,
    taxRegime: place % 5 === 0 ? 'old' : 'new',
  };
}
