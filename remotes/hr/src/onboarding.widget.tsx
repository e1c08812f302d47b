import { useGetOwnEmploymentQuery } from './features/employee/employment.api.js';
import { OwnDocuments } from './features/employee/components/own-documents.js';
import OnboardingSteps from './features/personal/onboarding/onboarding-steps.js';

/** What new people fill in after they accepted the invitation: features do not import each other. */
export default function OnboardingWidget() {
  const { data } = useGetOwnEmploymentQuery();
  const documents = data?.documents ?? [];
  return <OnboardingSteps documents={documents.length > 0 && <OwnDocuments documents={documents} />} />;
}
