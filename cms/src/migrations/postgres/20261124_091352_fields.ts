import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."offers_page" DROP CONSTRAINT "offers_page_mobile_backdrop_id_media_id_fk";
  
  ALTER TABLE "cms"."_offers_page_v" DROP CONSTRAINT "_offers_page_v_version_mobile_backdrop_id_media_id_fk";
  
  ALTER TABLE "cms"."featured_locales" DROP CONSTRAINT "featured_locales_mobile_backdrop_id_media_id_fk";
  
  ALTER TABLE "cms"."_featured_v_locales" DROP CONSTRAINT "_featured_v_locales_version_mobile_backdrop_id_media_id_fk";
  
  ALTER TABLE "cms"."home_pushes" DROP CONSTRAINT "home_pushes_mobile_backdrop_id_media_id_fk";
  
  ALTER TABLE "cms"."_home_pushes_v" DROP CONSTRAINT "_home_pushes_v_version_mobile_backdrop_id_media_id_fk";
  
  ALTER TABLE "cms"."header_pushes" DROP CONSTRAINT "header_pushes_mobile_backdrop_id_media_id_fk";
  
  ALTER TABLE "cms"."_header_pushes_v" DROP CONSTRAINT "_header_pushes_v_version_mobile_backdrop_id_media_id_fk";
  
  ALTER TABLE "cms"."autopromos" DROP CONSTRAINT "autopromos_mobile_backdrop_id_media_id_fk";
  
  ALTER TABLE "cms"."_autopromos_v" DROP CONSTRAINT "_autopromos_v_version_mobile_backdrop_id_media_id_fk";
  
  ALTER TABLE "cms"."permanent_autopromo" DROP CONSTRAINT "permanent_autopromo_mobile_backdrop_id_media_id_fk";
  
  ALTER TABLE "cms"."_permanent_autopromo_v" DROP CONSTRAINT "_permanent_autopromo_v_version_mobile_backdrop_id_media_id_fk";
  
  ALTER TABLE "cms"."native_ads" DROP CONSTRAINT "native_ads_mobile_backdrop_id_media_id_fk";
  
  ALTER TABLE "cms"."_native_ads_v" DROP CONSTRAINT "_native_ads_v_version_mobile_backdrop_id_media_id_fk";
  
  ALTER TABLE "cms"."exp_groups_pushes" DROP CONSTRAINT "exp_groups_pushes_mobile_backdrop_id_media_id_fk";
  
  ALTER TABLE "cms"."_exp_groups_v_version_pushes" DROP CONSTRAINT "_exp_groups_v_version_pushes_mobile_backdrop_id_media_id_fk";
  
  ALTER TABLE "cms"."pages" DROP CONSTRAINT "pages_header_mobile_backdrop_id_media_id_fk";
  
  ALTER TABLE "cms"."_pages_v" DROP CONSTRAINT "_pages_v_version_header_mobile_backdrop_id_media_id_fk";
  
  DROP INDEX "cms"."offers_page_mobile_backdrop_idx";
  DROP INDEX "cms"."_offers_page_v_version_version_mobile_backdrop_idx";
  DROP INDEX "cms"."featured_mobile_backdrop_idx";
  DROP INDEX "cms"."_featured_v_version_version_mobile_backdrop_idx";
  DROP INDEX "cms"."home_pushes_mobile_backdrop_idx";
  DROP INDEX "cms"."_home_pushes_v_version_version_mobile_backdrop_idx";
  DROP INDEX "cms"."header_pushes_mobile_backdrop_idx";
  DROP INDEX "cms"."_header_pushes_v_version_version_mobile_backdrop_idx";
  DROP INDEX "cms"."autopromos_mobile_backdrop_idx";
  DROP INDEX "cms"."_autopromos_v_version_version_mobile_backdrop_idx";
  DROP INDEX "cms"."permanent_autopromo_mobile_backdrop_idx";
  DROP INDEX "cms"."_permanent_autopromo_v_version_version_mobile_backdrop_idx";
  DROP INDEX "cms"."native_ads_mobile_backdrop_idx";
  DROP INDEX "cms"."_native_ads_v_version_version_mobile_backdrop_idx";
  DROP INDEX "cms"."exp_groups_pushes_mobile_backdrop_idx";
  DROP INDEX "cms"."_exp_groups_v_version_pushes_mobile_backdrop_idx";
  DROP INDEX "cms"."pages_header_header_mobile_backdrop_idx";
  DROP INDEX "cms"."_pages_v_version_header_version_header_mobile_backdrop_idx";
  ALTER TABLE "cms"."home_video_locales" ADD COLUMN "title_language" varchar;
  ALTER TABLE "cms"."_home_video_v_locales" ADD COLUMN "version_title_language" varchar;
  ALTER TABLE "cms"."films_locales" ADD COLUMN "label_hearth" varchar;
  ALTER TABLE "cms"."films_locales" ADD COLUMN "title_language" varchar;
  ALTER TABLE "cms"."films_locales" ADD COLUMN "vod_availability" varchar;
  ALTER TABLE "cms"."films_locales" ADD COLUMN "presentation" jsonb;
  ALTER TABLE "cms"."_films_v_locales" ADD COLUMN "version_label_hearth" varchar;
  ALTER TABLE "cms"."_films_v_locales" ADD COLUMN "version_title_language" varchar;
  ALTER TABLE "cms"."_films_v_locales" ADD COLUMN "version_vod_availability" varchar;
  ALTER TABLE "cms"."_films_v_locales" ADD COLUMN "version_presentation" jsonb;
  ALTER TABLE "cms"."cinemas" ADD COLUMN "ref_image_itinerary_id" integer;
  ALTER TABLE "cms"."cinemas_locales" ADD COLUMN "comment" jsonb;
  ALTER TABLE "cms"."_cinemas_v" ADD COLUMN "version_ref_image_itinerary_id" integer;
  ALTER TABLE "cms"."_cinemas_v_locales" ADD COLUMN "version_comment" jsonb;
  ALTER TABLE "cms"."cinemas" ADD CONSTRAINT "cinemas_ref_image_itinerary_id_media_id_fk" FOREIGN KEY ("ref_image_itinerary_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_cinemas_v" ADD CONSTRAINT "_cinemas_v_version_ref_image_itinerary_id_media_id_fk" FOREIGN KEY ("version_ref_image_itinerary_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "cinemas_ref_image_itinerary_idx" ON "cms"."cinemas" USING btree ("ref_image_itinerary_id");
  CREATE INDEX "_cinemas_v_version_version_ref_image_itinerary_idx" ON "cms"."_cinemas_v" USING btree ("version_ref_image_itinerary_id");
  ALTER TABLE "cms"."offers_page" DROP COLUMN "mobile_backdrop_id";
  ALTER TABLE "cms"."_offers_page_v" DROP COLUMN "version_mobile_backdrop_id";
  ALTER TABLE "cms"."pass_page_offers_options" DROP COLUMN "quantity";
  ALTER TABLE "cms"."pass_page_offers" DROP COLUMN "cta_new_tab";
  ALTER TABLE "cms"."pass_page_offers" DROP COLUMN "cta_kind";
  ALTER TABLE "cms"."pass_page_offers_locales" DROP COLUMN "cta_label";
  ALTER TABLE "cms"."pass_page_offers_locales" DROP COLUMN "cta_url";
  ALTER TABLE "cms"."_pass_page_v_version_offers_options" DROP COLUMN "quantity";
  ALTER TABLE "cms"."_pass_page_v_version_offers" DROP COLUMN "cta_new_tab";
  ALTER TABLE "cms"."_pass_page_v_version_offers" DROP COLUMN "cta_kind";
  ALTER TABLE "cms"."_pass_page_v_version_offers_locales" DROP COLUMN "cta_label";
  ALTER TABLE "cms"."_pass_page_v_version_offers_locales" DROP COLUMN "cta_url";
  ALTER TABLE "cms"."pass_plans_list_options" DROP COLUMN "quantity";
  ALTER TABLE "cms"."pass_plans_list" DROP COLUMN "cta_new_tab";
  ALTER TABLE "cms"."pass_plans_list" DROP COLUMN "cta_kind";
  ALTER TABLE "cms"."pass_plans_list_locales" DROP COLUMN "cta_label";
  ALTER TABLE "cms"."pass_plans_list_locales" DROP COLUMN "cta_url";
  ALTER TABLE "cms"."_pass_plans_v_version_list_options" DROP COLUMN "quantity";
  ALTER TABLE "cms"."_pass_plans_v_version_list" DROP COLUMN "cta_new_tab";
  ALTER TABLE "cms"."_pass_plans_v_version_list" DROP COLUMN "cta_kind";
  ALTER TABLE "cms"."_pass_plans_v_version_list_locales" DROP COLUMN "cta_label";
  ALTER TABLE "cms"."_pass_plans_v_version_list_locales" DROP COLUMN "cta_url";
  ALTER TABLE "cms"."featured_locales" DROP COLUMN "mobile_backdrop_id";
  ALTER TABLE "cms"."_featured_v_locales" DROP COLUMN "version_mobile_backdrop_id";
  ALTER TABLE "cms"."home_pushes" DROP COLUMN "mobile_backdrop_id";
  ALTER TABLE "cms"."_home_pushes_v" DROP COLUMN "version_mobile_backdrop_id";
  ALTER TABLE "cms"."header_pushes" DROP COLUMN "mobile_backdrop_id";
  ALTER TABLE "cms"."_header_pushes_v" DROP COLUMN "version_mobile_backdrop_id";
  ALTER TABLE "cms"."autopromos" DROP COLUMN "mobile_backdrop_id";
  ALTER TABLE "cms"."_autopromos_v" DROP COLUMN "version_mobile_backdrop_id";
  ALTER TABLE "cms"."permanent_autopromo" DROP COLUMN "mobile_backdrop_id";
  ALTER TABLE "cms"."_permanent_autopromo_v" DROP COLUMN "version_mobile_backdrop_id";
  ALTER TABLE "cms"."native_ads" DROP COLUMN "mobile_backdrop_id";
  ALTER TABLE "cms"."_native_ads_v" DROP COLUMN "version_mobile_backdrop_id";
  ALTER TABLE "cms"."latest_video_locales" DROP COLUMN "description";
  ALTER TABLE "cms"."_latest_video_v_locales" DROP COLUMN "version_description";
  ALTER TABLE "cms"."exp_groups_pushes" DROP COLUMN "mobile_backdrop_id";
  ALTER TABLE "cms"."_exp_groups_v_version_pushes" DROP COLUMN "mobile_backdrop_id";
  ALTER TABLE "cms"."pages_blocks_cinemas_cinemas" DROP COLUMN "zip";
  ALTER TABLE "cms"."pages" DROP COLUMN "header_mobile_backdrop_id";
  ALTER TABLE "cms"."_pages_v_blocks_cinemas_cinemas" DROP COLUMN "zip";
  ALTER TABLE "cms"."_pages_v" DROP COLUMN "version_header_mobile_backdrop_id";
  DROP TYPE "cms"."enum_pass_page_offers_cta_kind";
  DROP TYPE "cms"."enum__pass_page_v_version_offers_cta_kind";
  DROP TYPE "cms"."enum_pass_plans_list_cta_kind";
  DROP TYPE "cms"."enum__pass_plans_v_version_list_cta_kind";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_pass_page_offers_cta_kind" AS ENUM('yellow', 'black', 'booking');
  CREATE TYPE "cms"."enum__pass_page_v_version_offers_cta_kind" AS ENUM('yellow', 'black', 'booking');
  CREATE TYPE "cms"."enum_pass_plans_list_cta_kind" AS ENUM('yellow', 'black', 'booking');
  CREATE TYPE "cms"."enum__pass_plans_v_version_list_cta_kind" AS ENUM('yellow', 'black', 'booking');
  ALTER TABLE "cms"."cinemas" DROP CONSTRAINT "cinemas_ref_image_itinerary_id_media_id_fk";
  
  ALTER TABLE "cms"."_cinemas_v" DROP CONSTRAINT "_cinemas_v_version_ref_image_itinerary_id_media_id_fk";
  
  DROP INDEX "cms"."cinemas_ref_image_itinerary_idx";
  DROP INDEX "cms"."_cinemas_v_version_version_ref_image_itinerary_idx";
  ALTER TABLE "cms"."offers_page" ADD COLUMN "mobile_backdrop_id" integer;
  ALTER TABLE "cms"."_offers_page_v" ADD COLUMN "version_mobile_backdrop_id" integer;
  ALTER TABLE "cms"."pass_page_offers_options" ADD COLUMN "quantity" numeric;
  ALTER TABLE "cms"."pass_page_offers" ADD COLUMN "cta_new_tab" boolean DEFAULT false;
  ALTER TABLE "cms"."pass_page_offers" ADD COLUMN "cta_kind" "cms"."enum_pass_page_offers_cta_kind";
  ALTER TABLE "cms"."pass_page_offers_locales" ADD COLUMN "cta_label" varchar;
  ALTER TABLE "cms"."pass_page_offers_locales" ADD COLUMN "cta_url" varchar;
  ALTER TABLE "cms"."_pass_page_v_version_offers_options" ADD COLUMN "quantity" numeric;
  ALTER TABLE "cms"."_pass_page_v_version_offers" ADD COLUMN "cta_new_tab" boolean DEFAULT false;
  ALTER TABLE "cms"."_pass_page_v_version_offers" ADD COLUMN "cta_kind" "cms"."enum__pass_page_v_version_offers_cta_kind";
  ALTER TABLE "cms"."_pass_page_v_version_offers_locales" ADD COLUMN "cta_label" varchar;
  ALTER TABLE "cms"."_pass_page_v_version_offers_locales" ADD COLUMN "cta_url" varchar;
  ALTER TABLE "cms"."pass_plans_list_options" ADD COLUMN "quantity" numeric;
  ALTER TABLE "cms"."pass_plans_list" ADD COLUMN "cta_new_tab" boolean DEFAULT false;
  ALTER TABLE "cms"."pass_plans_list" ADD COLUMN "cta_kind" "cms"."enum_pass_plans_list_cta_kind";
  ALTER TABLE "cms"."pass_plans_list_locales" ADD COLUMN "cta_label" varchar;
  ALTER TABLE "cms"."pass_plans_list_locales" ADD COLUMN "cta_url" varchar;
  ALTER TABLE "cms"."_pass_plans_v_version_list_options" ADD COLUMN "quantity" numeric;
  ALTER TABLE "cms"."_pass_plans_v_version_list" ADD COLUMN "cta_new_tab" boolean DEFAULT false;
  ALTER TABLE "cms"."_pass_plans_v_version_list" ADD COLUMN "cta_kind" "cms"."enum__pass_plans_v_version_list_cta_kind";
  ALTER TABLE "cms"."_pass_plans_v_version_list_locales" ADD COLUMN "cta_label" varchar;
  ALTER TABLE "cms"."_pass_plans_v_version_list_locales" ADD COLUMN "cta_url" varchar;
  ALTER TABLE "cms"."featured_locales" ADD COLUMN "mobile_backdrop_id" integer;
  ALTER TABLE "cms"."_featured_v_locales" ADD COLUMN "version_mobile_backdrop_id" integer;
  ALTER TABLE "cms"."home_pushes" ADD COLUMN "mobile_backdrop_id" integer;
  ALTER TABLE "cms"."_home_pushes_v" ADD COLUMN "version_mobile_backdrop_id" integer;
  ALTER TABLE "cms"."header_pushes" ADD COLUMN "mobile_backdrop_id" integer;
  ALTER TABLE "cms"."_header_pushes_v" ADD COLUMN "version_mobile_backdrop_id" integer;
  ALTER TABLE "cms"."autopromos" ADD COLUMN "mobile_backdrop_id" integer;
  ALTER TABLE "cms"."_autopromos_v" ADD COLUMN "version_mobile_backdrop_id" integer;
  ALTER TABLE "cms"."permanent_autopromo" ADD COLUMN "mobile_backdrop_id" integer;
  ALTER TABLE "cms"."_permanent_autopromo_v" ADD COLUMN "version_mobile_backdrop_id" integer;
  ALTER TABLE "cms"."native_ads" ADD COLUMN "mobile_backdrop_id" integer;
  ALTER TABLE "cms"."_native_ads_v" ADD COLUMN "version_mobile_backdrop_id" integer;
  ALTER TABLE "cms"."latest_video_locales" ADD COLUMN "description" varchar;
  ALTER TABLE "cms"."_latest_video_v_locales" ADD COLUMN "version_description" varchar;
  ALTER TABLE "cms"."exp_groups_pushes" ADD COLUMN "mobile_backdrop_id" integer;
  ALTER TABLE "cms"."_exp_groups_v_version_pushes" ADD COLUMN "mobile_backdrop_id" integer;
  ALTER TABLE "cms"."pages_blocks_cinemas_cinemas" ADD COLUMN "zip" varchar;
  ALTER TABLE "cms"."pages" ADD COLUMN "header_mobile_backdrop_id" integer;
  ALTER TABLE "cms"."_pages_v_blocks_cinemas_cinemas" ADD COLUMN "zip" varchar;
  ALTER TABLE "cms"."_pages_v" ADD COLUMN "version_header_mobile_backdrop_id" integer;
  ALTER TABLE "cms"."offers_page" ADD CONSTRAINT "offers_page_mobile_backdrop_id_media_id_fk" FOREIGN KEY ("mobile_backdrop_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_offers_page_v" ADD CONSTRAINT "_offers_page_v_version_mobile_backdrop_id_media_id_fk" FOREIGN KEY ("version_mobile_backdrop_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."featured_locales" ADD CONSTRAINT "featured_locales_mobile_backdrop_id_media_id_fk" FOREIGN KEY ("mobile_backdrop_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_featured_v_locales" ADD CONSTRAINT "_featured_v_locales_version_mobile_backdrop_id_media_id_fk" FOREIGN KEY ("version_mobile_backdrop_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."home_pushes" ADD CONSTRAINT "home_pushes_mobile_backdrop_id_media_id_fk" FOREIGN KEY ("mobile_backdrop_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_home_pushes_v" ADD CONSTRAINT "_home_pushes_v_version_mobile_backdrop_id_media_id_fk" FOREIGN KEY ("version_mobile_backdrop_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."header_pushes" ADD CONSTRAINT "header_pushes_mobile_backdrop_id_media_id_fk" FOREIGN KEY ("mobile_backdrop_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_header_pushes_v" ADD CONSTRAINT "_header_pushes_v_version_mobile_backdrop_id_media_id_fk" FOREIGN KEY ("version_mobile_backdrop_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."autopromos" ADD CONSTRAINT "autopromos_mobile_backdrop_id_media_id_fk" FOREIGN KEY ("mobile_backdrop_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_autopromos_v" ADD CONSTRAINT "_autopromos_v_version_mobile_backdrop_id_media_id_fk" FOREIGN KEY ("version_mobile_backdrop_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."permanent_autopromo" ADD CONSTRAINT "permanent_autopromo_mobile_backdrop_id_media_id_fk" FOREIGN KEY ("mobile_backdrop_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_permanent_autopromo_v" ADD CONSTRAINT "_permanent_autopromo_v_version_mobile_backdrop_id_media_id_fk" FOREIGN KEY ("version_mobile_backdrop_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."native_ads" ADD CONSTRAINT "native_ads_mobile_backdrop_id_media_id_fk" FOREIGN KEY ("mobile_backdrop_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_native_ads_v" ADD CONSTRAINT "_native_ads_v_version_mobile_backdrop_id_media_id_fk" FOREIGN KEY ("version_mobile_backdrop_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."exp_groups_pushes" ADD CONSTRAINT "exp_groups_pushes_mobile_backdrop_id_media_id_fk" FOREIGN KEY ("mobile_backdrop_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_exp_groups_v_version_pushes" ADD CONSTRAINT "_exp_groups_v_version_pushes_mobile_backdrop_id_media_id_fk" FOREIGN KEY ("mobile_backdrop_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."pages" ADD CONSTRAINT "pages_header_mobile_backdrop_id_media_id_fk" FOREIGN KEY ("header_mobile_backdrop_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v" ADD CONSTRAINT "_pages_v_version_header_mobile_backdrop_id_media_id_fk" FOREIGN KEY ("version_header_mobile_backdrop_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "offers_page_mobile_backdrop_idx" ON "cms"."offers_page" USING btree ("mobile_backdrop_id");
  CREATE INDEX "_offers_page_v_version_version_mobile_backdrop_idx" ON "cms"."_offers_page_v" USING btree ("version_mobile_backdrop_id");
  CREATE INDEX "featured_mobile_backdrop_idx" ON "cms"."featured_locales" USING btree ("mobile_backdrop_id","_locale");
  CREATE INDEX "_featured_v_version_version_mobile_backdrop_idx" ON "cms"."_featured_v_locales" USING btree ("version_mobile_backdrop_id","_locale");
  CREATE INDEX "home_pushes_mobile_backdrop_idx" ON "cms"."home_pushes" USING btree ("mobile_backdrop_id");
  CREATE INDEX "_home_pushes_v_version_version_mobile_backdrop_idx" ON "cms"."_home_pushes_v" USING btree ("version_mobile_backdrop_id");
  CREATE INDEX "header_pushes_mobile_backdrop_idx" ON "cms"."header_pushes" USING btree ("mobile_backdrop_id");
  CREATE INDEX "_header_pushes_v_version_version_mobile_backdrop_idx" ON "cms"."_header_pushes_v" USING btree ("version_mobile_backdrop_id");
  CREATE INDEX "autopromos_mobile_backdrop_idx" ON "cms"."autopromos" USING btree ("mobile_backdrop_id");
  CREATE INDEX "_autopromos_v_version_version_mobile_backdrop_idx" ON "cms"."_autopromos_v" USING btree ("version_mobile_backdrop_id");
  CREATE INDEX "permanent_autopromo_mobile_backdrop_idx" ON "cms"."permanent_autopromo" USING btree ("mobile_backdrop_id");
  CREATE INDEX "_permanent_autopromo_v_version_version_mobile_backdrop_idx" ON "cms"."_permanent_autopromo_v" USING btree ("version_mobile_backdrop_id");
  CREATE INDEX "native_ads_mobile_backdrop_idx" ON "cms"."native_ads" USING btree ("mobile_backdrop_id");
  CREATE INDEX "_native_ads_v_version_version_mobile_backdrop_idx" ON "cms"."_native_ads_v" USING btree ("version_mobile_backdrop_id");
  CREATE INDEX "exp_groups_pushes_mobile_backdrop_idx" ON "cms"."exp_groups_pushes" USING btree ("mobile_backdrop_id");
  CREATE INDEX "_exp_groups_v_version_pushes_mobile_backdrop_idx" ON "cms"."_exp_groups_v_version_pushes" USING btree ("mobile_backdrop_id");
  CREATE INDEX "pages_header_header_mobile_backdrop_idx" ON "cms"."pages" USING btree ("header_mobile_backdrop_id");
  CREATE INDEX "_pages_v_version_header_version_header_mobile_backdrop_idx" ON "cms"."_pages_v" USING btree ("version_header_mobile_backdrop_id");
  ALTER TABLE "cms"."home_video_locales" DROP COLUMN "title_language";
  ALTER TABLE "cms"."_home_video_v_locales" DROP COLUMN "version_title_language";
  ALTER TABLE "cms"."films_locales" DROP COLUMN "label_hearth";
  ALTER TABLE "cms"."films_locales" DROP COLUMN "title_language";
  ALTER TABLE "cms"."films_locales" DROP COLUMN "vod_availability";
  ALTER TABLE "cms"."films_locales" DROP COLUMN "presentation";
  ALTER TABLE "cms"."_films_v_locales" DROP COLUMN "version_label_hearth";
  ALTER TABLE "cms"."_films_v_locales" DROP COLUMN "version_title_language";
  ALTER TABLE "cms"."_films_v_locales" DROP COLUMN "version_vod_availability";
  ALTER TABLE "cms"."_films_v_locales" DROP COLUMN "version_presentation";
  ALTER TABLE "cms"."cinemas" DROP COLUMN "ref_image_itinerary_id";
  ALTER TABLE "cms"."cinemas_locales" DROP COLUMN "comment";
  ALTER TABLE "cms"."_cinemas_v" DROP COLUMN "version_ref_image_itinerary_id";
  ALTER TABLE "cms"."_cinemas_v_locales" DROP COLUMN "version_comment";`)
}
