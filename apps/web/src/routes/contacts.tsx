import { createFileRoute } from '@tanstack/react-router';
import { ContactsScreen } from '../features/pages/contacts-screen.tsx';
import { fixedPageHead } from '../features/pages/page-heads.ts';
import { ContactForm } from '../features/service-requests/contact-form.tsx';

export const Route = createFileRoute('/contacts')({
  head: ({ match }) => fixedPageHead('/contacts', match.context),
  component: () => <ContactsScreen form={<ContactForm />} />,
});
