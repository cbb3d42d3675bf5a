import { getRouteApi, useRouter } from '@tanstack/react-router';
import { PlainInquiry, useWasPosted } from '../../../lib/forms/plain-form.tsx';
import { LogoMark } from '../../../lib/page/logo.tsx';
import { useSite } from '../../../lib/page/site.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useInquiryDialog } from '../inquiry/use-inquiry-dialog.tsx';
import { ContactCard } from './contact/contact-card.tsx';
import { DetailHeader } from './detail-header.tsx';
import { DetailSections } from './detail-sections.tsx';
import { Related } from './related.tsx';
import { PhoneBar } from './contact/phone-bar.tsx';
import { PhotoGallery } from './photos/photo-gallery.tsx';
import { useRecordView } from './use-record-view.ts';
import classes from './detail.module.css';

const route = getRouteApi('/properties/$id');

export function DetailScreen() {
  const [property] = trpc.property.get.useSuspenseQuery(route.useParams());
  const { publicOrigin } = useRouter().options.context;
  const { company } = useSite();
  const inquiry = useInquiryDialog(property);
  const wasPosted = useWasPosted();
  useRecordView(property);

  return (
    <div className={classes.page}>
      <p className={classes.onPaper}>
        <LogoMark />
        <span className={classes.company}>{company.name}</span>
        <span>{new URL(publicOrigin).host}</span>
      </p>
      <DetailHeader property={property} publicOrigin={publicOrigin} />
      <div className={classes.photos}>
        <PhotoGallery key={property.id} propertyName={property.name} images={property.images} />
      </div>
      <div className={classes.columns}>
        <DetailSections property={property} />
        <div className={classes.aside}>
          <ContactCard
            property={property}
            onInquire={inquiry.open}
            hasInquired={inquiry.isSent || wasPosted}
          />
        </div>
      </div>
      {!property.can.edit && <PlainInquiry property={property} />}
      {!property.isDraft && <Related property={property} />}
      <PhoneBar property={property} onInquire={inquiry.open} />
      {inquiry.dialog}
    </div>
  );
}
