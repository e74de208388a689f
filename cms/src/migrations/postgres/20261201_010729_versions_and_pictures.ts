import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TYPE "cms"."enum_audit_entries_event" ADD VALUE 'review.requested' BEFORE 'preview.made';
  ALTER TYPE "cms"."enum_audit_entries_event" ADD VALUE 'review.approved' BEFORE 'preview.made';
  ALTER TYPE "cms"."enum_audit_entries_event" ADD VALUE 'review.sent-back' BEFORE 'preview.made';
  CREATE TABLE "cms"."media_texts" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "text" varchar
  );

  ALTER TABLE "cms"."news" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "cms"."_news_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "cms"."articles" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "cms"."_articles_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "cms"."seasons" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "cms"."_seasons_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "cms"."offers" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "cms"."_offers_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "cms"."promotion_offers" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "cms"."_promotion_offers_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "cms"."temporary_offers" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "cms"."_temporary_offers_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "cms"."offers_page" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "cms"."_offers_page_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "cms"."ecards" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "cms"."_ecards_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "cms"."pass_page" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "cms"."_pass_page_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "cms"."pass_plans" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "cms"."_pass_plans_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "cms"."home_video" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "cms"."_home_video_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "cms"."featured" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "cms"."_featured_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "cms"."home_pushes" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "cms"."_home_pushes_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "cms"."header_pushes" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "cms"."_header_pushes_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "cms"."autopromos" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "cms"."_autopromos_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "cms"."permanent_autopromo" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "cms"."_permanent_autopromo_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "cms"."native_ads" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "cms"."_native_ads_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "cms"."latest_video" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "cms"."_latest_video_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "cms"."experiences" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "cms"."_experiences_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "cms"."exp_groups" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "cms"."_exp_groups_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "cms"."technologies" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "cms"."_technologies_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "cms"."tags" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "cms"."_tags_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "cms"."versions" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "cms"."_versions_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "cms"."showtime_notes" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "cms"."_showtime_notes_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "cms"."pages" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "cms"."_pages_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "cms"."faq_articles" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "cms"."_faq_articles_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "cms"."faq_categories" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "cms"."_faq_categories_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "cms"."footer_faq" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "cms"."_footer_faq_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "cms"."alerts" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "cms"."_alerts_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "cms"."footer" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "cms"."_footer_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "cms"."settings" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "cms"."_settings_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "cms"."films" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "cms"."_films_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "cms"."cinemas" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "cms"."_cinemas_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "cms"."screening_notes" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "cms"."_screening_notes_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "cms"."media" ADD COLUMN "digest" varchar;
  ALTER TABLE "cms"."media_texts" ADD CONSTRAINT "media_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "media_texts_order_parent" ON "cms"."media_texts" USING btree ("order","parent_id");
  CREATE INDEX "media_digest_idx" ON "cms"."media" USING btree ("digest")`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "cms"."media_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "cms"."media_texts" CASCADE;
  ALTER TABLE "cms"."audit_entries" ALTER COLUMN "event" SET DATA TYPE text;
  DROP TYPE "cms"."enum_audit_entries_event";
  CREATE TYPE "cms"."enum_audit_entries_event" AS ENUM('sign-in.succeeded', 'sign-in.failed', 'sign-in.locked', 'sign-in.role-missing', 'sign-in.ended', 'sign-in.factor-passed', 'sign-in.factor-failed', 'person.added', 'person.changed', 'person.removed', 'person.password-changed', 'person.factor-added', 'person.factor-removed', 'person.recovery-made', 'audit.exported', 'document.published', 'document.withdrawn', 'document.restored', 'document.deleted', 'preview.made');
  ALTER TABLE "cms"."audit_entries" ALTER COLUMN "event" SET DATA TYPE "cms"."enum_audit_entries_event" USING "event"::"cms"."enum_audit_entries_event";
  DROP INDEX "cms"."media_digest_idx";
  ALTER TABLE "cms"."news" DROP COLUMN "changed_by";
  ALTER TABLE "cms"."_news_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "cms"."articles" DROP COLUMN "changed_by";
  ALTER TABLE "cms"."_articles_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "cms"."seasons" DROP COLUMN "changed_by";
  ALTER TABLE "cms"."_seasons_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "cms"."offers" DROP COLUMN "changed_by";
  ALTER TABLE "cms"."_offers_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "cms"."promotion_offers" DROP COLUMN "changed_by";
  ALTER TABLE "cms"."_promotion_offers_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "cms"."temporary_offers" DROP COLUMN "changed_by";
  ALTER TABLE "cms"."_temporary_offers_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "cms"."offers_page" DROP COLUMN "changed_by";
  ALTER TABLE "cms"."_offers_page_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "cms"."ecards" DROP COLUMN "changed_by";
  ALTER TABLE "cms"."_ecards_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "cms"."pass_page" DROP COLUMN "changed_by";
  ALTER TABLE "cms"."_pass_page_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "cms"."pass_plans" DROP COLUMN "changed_by";
  ALTER TABLE "cms"."_pass_plans_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "cms"."home_video" DROP COLUMN "changed_by";
  ALTER TABLE "cms"."_home_video_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "cms"."featured" DROP COLUMN "changed_by";
  ALTER TABLE "cms"."_featured_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "cms"."home_pushes" DROP COLUMN "changed_by";
  ALTER TABLE "cms"."_home_pushes_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "cms"."header_pushes" DROP COLUMN "changed_by";
  ALTER TABLE "cms"."_header_pushes_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "cms"."autopromos" DROP COLUMN "changed_by";
  ALTER TABLE "cms"."_autopromos_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "cms"."permanent_autopromo" DROP COLUMN "changed_by";
  ALTER TABLE "cms"."_permanent_autopromo_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "cms"."native_ads" DROP COLUMN "changed_by";
  ALTER TABLE "cms"."_native_ads_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "cms"."latest_video" DROP COLUMN "changed_by";
  ALTER TABLE "cms"."_latest_video_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "cms"."experiences" DROP COLUMN "changed_by";
  ALTER TABLE "cms"."_experiences_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "cms"."exp_groups" DROP COLUMN "changed_by";
  ALTER TABLE "cms"."_exp_groups_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "cms"."technologies" DROP COLUMN "changed_by";
  ALTER TABLE "cms"."_technologies_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "cms"."tags" DROP COLUMN "changed_by";
  ALTER TABLE "cms"."_tags_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "cms"."versions" DROP COLUMN "changed_by";
  ALTER TABLE "cms"."_versions_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "cms"."showtime_notes" DROP COLUMN "changed_by";
  ALTER TABLE "cms"."_showtime_notes_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "cms"."pages" DROP COLUMN "changed_by";
  ALTER TABLE "cms"."_pages_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "cms"."faq_articles" DROP COLUMN "changed_by";
  ALTER TABLE "cms"."_faq_articles_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "cms"."faq_categories" DROP COLUMN "changed_by";
  ALTER TABLE "cms"."_faq_categories_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "cms"."footer_faq" DROP COLUMN "changed_by";
  ALTER TABLE "cms"."_footer_faq_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "cms"."alerts" DROP COLUMN "changed_by";
  ALTER TABLE "cms"."_alerts_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "cms"."footer" DROP COLUMN "changed_by";
  ALTER TABLE "cms"."_footer_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "cms"."settings" DROP COLUMN "changed_by";
  ALTER TABLE "cms"."_settings_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "cms"."films" DROP COLUMN "changed_by";
  ALTER TABLE "cms"."_films_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "cms"."cinemas" DROP COLUMN "changed_by";
  ALTER TABLE "cms"."_cinemas_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "cms"."screening_notes" DROP COLUMN "changed_by";
  ALTER TABLE "cms"."_screening_notes_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "cms"."media" DROP COLUMN "digest"`)
}
