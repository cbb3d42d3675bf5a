import { createFileRoute } from '@tanstack/react-router';
import { ContactsScreen } from '../features/pages/contacts-screen.tsx';
import { fixedPageHead } from '../features/pages/page-heads.ts';
import { RequestForm } from '../features/requests/request-form.tsx';

export const Route = createFileRoute('/contacts')({
  head: ({ match }) => fixedPageHead('/contacts', match.context),
  component: () => <ContactsScreen form={<RequestForm kind="contact" />} />,
});
