import { Section } from '@pbr/ui/section';
import { InquiryForm } from './inquiry-form.tsx';
import classes from './inquiry-dialog.module.css';

/** The inquiry on the page itself, for browsers that do not run the scripts. */
export function InquirySection({ property }: { property: { id: string; name: string } }) {
  return (
    <div className={classes.plain}>
      <Section title="Contactar al agente">
        <InquiryForm property={property} onSend={async () => {}} />
      </Section>
    </div>
  );
}
