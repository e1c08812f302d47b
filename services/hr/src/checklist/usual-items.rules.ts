import type { Checklist, ChecklistOwner, CreateChecklistItem, Language } from '@atrium/contracts';

type Given = [titles: Record<Language, string>, owner: ChecklistOwner, dueDays: number, proof?: boolean];

const JOINING: readonly Given[] = [
  [{ en: 'Sign the contract', hi: 'अनुबंध पर हस्ताक्षर करें', ar: 'توقيع العقد' }, 'person', -7, true],
  [{ en: 'Order a laptop and accounts', hi: 'लैपटॉप और खाते मँगाएँ', ar: 'طلب حاسوب وحسابات' }, 'it', -5],
  [{ en: 'Hand in identity documents', hi: 'पहचान के दस्तावेज़ दें', ar: 'تسليم وثائق الهوية' }, 'person', 2],
  [
    { en: 'Enter bank and tax details', hi: 'बैंक और कर विवरण दर्ज करें', ar: 'إدخال بيانات البنك والضريبة' },
    'finance',
    3,
  ],
  [{ en: 'First talk about goals', hi: 'लक्ष्यों पर पहली बातचीत', ar: 'أول حديث عن الأهداف' }, 'manager', 7],
  [{ en: 'Talk after the first month', hi: 'पहले महीने के बाद बातचीत', ar: 'حديث بعد الشهر الأول' }, 'hr', 30],
];

const LEAVING: readonly Given[] = [
  [
    { en: 'Hand over work in writing', hi: 'काम लिखित रूप में सौंपें', ar: 'تسليم العمل كتابيًا' },
    'person',
    -5,
    true,
  ],
  [
    { en: 'Name who takes over tasks', hi: 'तय करें कि काम कौन सँभालेगा', ar: 'تحديد من يتولى المهام' },
    'manager',
    -10,
  ],
  [{ en: 'Return laptop and cards', hi: 'लैपटॉप और कार्ड लौटाएँ', ar: 'إعادة الحاسوب والبطاقات' }, 'it', 0],
  [{ en: 'Exit talk', hi: 'विदाई बातचीत', ar: 'مقابلة المغادرة' }, 'hr', -2],
  [{ en: 'Full and final settlement', hi: 'अंतिम हिसाब', ar: 'التسوية النهائية' }, 'finance', 30],
  [{ en: 'Experience letter', hi: 'अनुभव पत्र', ar: 'خطاب خبرة' }, 'hr', 3],
];

const itemsOf = (checklist: Checklist, given: readonly Given[], language: Language): CreateChecklistItem[] =>
  given.map(([titles, owner, dueDays, proof = false]) => ({
    title: titles[language],
    checklist,
    owner,
    dueDays,
    proof,
  }));

/** What most companies do when somebody joins or leaves. */
export const usualItems = (language: Language): CreateChecklistItem[] => [
  ...itemsOf('onboarding', JOINING, language),
  ...itemsOf('offboarding', LEAVING, language),
];
