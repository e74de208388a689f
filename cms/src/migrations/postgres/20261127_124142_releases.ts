import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_releases_documents_action" AS ENUM('publish', 'withdraw');
  CREATE TYPE "cms"."enum_releases_documents_language" AS ENUM('all', 'fr', 'en', 'de', 'nl');
  CREATE TYPE "cms"."enum_releases_site" AS ENUM('fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma');
  CREATE TABLE "cms"."releases_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"action" "cms"."enum_releases_documents_action" DEFAULT 'publish' NOT NULL,
  	"language" "cms"."enum_releases_documents_language" DEFAULT 'all' NOT NULL
  );
  
  CREATE TABLE "cms"."releases" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"site" "cms"."enum_releases_site" NOT NULL,
  	"at" varchar NOT NULL,
  	"done_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."releases_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"news_id" integer,
  	"articles_id" integer,
  	"seasons_id" integer,
  	"offers_id" integer,
  	"promotion_offers_id" integer,
  	"temporary_offers_id" integer,
  	"offers_page_id" integer,
  	"ecards_id" integer,
  	"pass_page_id" integer,
  	"pass_plans_id" integer,
  	"home_video_id" integer,
  	"featured_id" integer,
  	"home_pushes_id" integer,
  	"header_pushes_id" integer,
  	"autopromos_id" integer,
  	"permanent_autopromo_id" integer,
  	"native_ads_id" integer,
  	"latest_video_id" integer,
  	"experiences_id" integer,
  	"exp_groups_id" integer,
  	"technologies_id" integer,
  	"tags_id" integer,
  	"versions_id" integer,
  	"showtime_notes_id" integer,
  	"pages_id" integer,
  	"faq_articles_id" integer,
  	"faq_categories_id" integer,
  	"footer_faq_id" integer,
  	"alerts_id" integer,
  	"footer_id" integer,
  	"settings_id" integer,
  	"films_id" integer,
  	"cinemas_id" integer,
  	"screening_notes_id" integer
  );
  
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "releases_id" integer;
  ALTER TABLE "cms"."releases_documents" ADD CONSTRAINT "releases_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "cms"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "cms"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_seasons_fk" FOREIGN KEY ("seasons_id") REFERENCES "cms"."seasons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_offers_fk" FOREIGN KEY ("offers_id") REFERENCES "cms"."offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_promotion_offers_fk" FOREIGN KEY ("promotion_offers_id") REFERENCES "cms"."promotion_offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_temporary_offers_fk" FOREIGN KEY ("temporary_offers_id") REFERENCES "cms"."temporary_offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_offers_page_fk" FOREIGN KEY ("offers_page_id") REFERENCES "cms"."offers_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_ecards_fk" FOREIGN KEY ("ecards_id") REFERENCES "cms"."ecards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_pass_page_fk" FOREIGN KEY ("pass_page_id") REFERENCES "cms"."pass_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_pass_plans_fk" FOREIGN KEY ("pass_plans_id") REFERENCES "cms"."pass_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_home_video_fk" FOREIGN KEY ("home_video_id") REFERENCES "cms"."home_video"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_featured_fk" FOREIGN KEY ("featured_id") REFERENCES "cms"."featured"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_home_pushes_fk" FOREIGN KEY ("home_pushes_id") REFERENCES "cms"."home_pushes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_header_pushes_fk" FOREIGN KEY ("header_pushes_id") REFERENCES "cms"."header_pushes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_autopromos_fk" FOREIGN KEY ("autopromos_id") REFERENCES "cms"."autopromos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_permanent_autopromo_fk" FOREIGN KEY ("permanent_autopromo_id") REFERENCES "cms"."permanent_autopromo"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_native_ads_fk" FOREIGN KEY ("native_ads_id") REFERENCES "cms"."native_ads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_latest_video_fk" FOREIGN KEY ("latest_video_id") REFERENCES "cms"."latest_video"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_experiences_fk" FOREIGN KEY ("experiences_id") REFERENCES "cms"."experiences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_experience_groups_fk" FOREIGN KEY ("exp_groups_id") REFERENCES "cms"."exp_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_technologies_fk" FOREIGN KEY ("technologies_id") REFERENCES "cms"."technologies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "cms"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_versions_fk" FOREIGN KEY ("versions_id") REFERENCES "cms"."versions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_showtime_notes_fk" FOREIGN KEY ("showtime_notes_id") REFERENCES "cms"."showtime_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_faq_articles_fk" FOREIGN KEY ("faq_articles_id") REFERENCES "cms"."faq_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_faq_categories_fk" FOREIGN KEY ("faq_categories_id") REFERENCES "cms"."faq_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_footer_faq_fk" FOREIGN KEY ("footer_faq_id") REFERENCES "cms"."footer_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_alerts_fk" FOREIGN KEY ("alerts_id") REFERENCES "cms"."alerts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_footer_fk" FOREIGN KEY ("footer_id") REFERENCES "cms"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_settings_fk" FOREIGN KEY ("settings_id") REFERENCES "cms"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_films_fk" FOREIGN KEY ("films_id") REFERENCES "cms"."films"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_cinemas_fk" FOREIGN KEY ("cinemas_id") REFERENCES "cms"."cinemas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."releases_rels" ADD CONSTRAINT "releases_rels_screening_notes_fk" FOREIGN KEY ("screening_notes_id") REFERENCES "cms"."screening_notes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "releases_documents_order_idx" ON "cms"."releases_documents" USING btree ("_order");
  CREATE INDEX "releases_documents_parent_id_idx" ON "cms"."releases_documents" USING btree ("_parent_id");
  CREATE INDEX "releases_site_idx" ON "cms"."releases" USING btree ("site");
  CREATE INDEX "releases_updated_at_idx" ON "cms"."releases" USING btree ("updated_at");
  CREATE INDEX "releases_created_at_idx" ON "cms"."releases" USING btree ("created_at");
  CREATE INDEX "releases_rels_order_idx" ON "cms"."releases_rels" USING btree ("order");
  CREATE INDEX "releases_rels_parent_idx" ON "cms"."releases_rels" USING btree ("parent_id");
  CREATE INDEX "releases_rels_path_idx" ON "cms"."releases_rels" USING btree ("path");
  CREATE INDEX "releases_rels_news_id_idx" ON "cms"."releases_rels" USING btree ("news_id");
  CREATE INDEX "releases_rels_articles_id_idx" ON "cms"."releases_rels" USING btree ("articles_id");
  CREATE INDEX "releases_rels_seasons_id_idx" ON "cms"."releases_rels" USING btree ("seasons_id");
  CREATE INDEX "releases_rels_offers_id_idx" ON "cms"."releases_rels" USING btree ("offers_id");
  CREATE INDEX "releases_rels_promotion_offers_id_idx" ON "cms"."releases_rels" USING btree ("promotion_offers_id");
  CREATE INDEX "releases_rels_temporary_offers_id_idx" ON "cms"."releases_rels" USING btree ("temporary_offers_id");
  CREATE INDEX "releases_rels_offers_page_id_idx" ON "cms"."releases_rels" USING btree ("offers_page_id");
  CREATE INDEX "releases_rels_ecards_id_idx" ON "cms"."releases_rels" USING btree ("ecards_id");
  CREATE INDEX "releases_rels_pass_page_id_idx" ON "cms"."releases_rels" USING btree ("pass_page_id");
  CREATE INDEX "releases_rels_pass_plans_id_idx" ON "cms"."releases_rels" USING btree ("pass_plans_id");
  CREATE INDEX "releases_rels_home_video_id_idx" ON "cms"."releases_rels" USING btree ("home_video_id");
  CREATE INDEX "releases_rels_featured_id_idx" ON "cms"."releases_rels" USING btree ("featured_id");
  CREATE INDEX "releases_rels_home_pushes_id_idx" ON "cms"."releases_rels" USING btree ("home_pushes_id");
  CREATE INDEX "releases_rels_header_pushes_id_idx" ON "cms"."releases_rels" USING btree ("header_pushes_id");
  CREATE INDEX "releases_rels_autopromos_id_idx" ON "cms"."releases_rels" USING btree ("autopromos_id");
  CREATE INDEX "releases_rels_permanent_autopromo_id_idx" ON "cms"."releases_rels" USING btree ("permanent_autopromo_id");
  CREATE INDEX "releases_rels_native_ads_id_idx" ON "cms"."releases_rels" USING btree ("native_ads_id");
  CREATE INDEX "releases_rels_latest_video_id_idx" ON "cms"."releases_rels" USING btree ("latest_video_id");
  CREATE INDEX "releases_rels_experiences_id_idx" ON "cms"."releases_rels" USING btree ("experiences_id");
  CREATE INDEX "releases_rels_exp_groups_id_idx" ON "cms"."releases_rels" USING btree ("exp_groups_id");
  CREATE INDEX "releases_rels_technologies_id_idx" ON "cms"."releases_rels" USING btree ("technologies_id");
  CREATE INDEX "releases_rels_tags_id_idx" ON "cms"."releases_rels" USING btree ("tags_id");
  CREATE INDEX "releases_rels_versions_id_idx" ON "cms"."releases_rels" USING btree ("versions_id");
  CREATE INDEX "releases_rels_showtime_notes_id_idx" ON "cms"."releases_rels" USING btree ("showtime_notes_id");
  CREATE INDEX "releases_rels_pages_id_idx" ON "cms"."releases_rels" USING btree ("pages_id");
  CREATE INDEX "releases_rels_faq_articles_id_idx" ON "cms"."releases_rels" USING btree ("faq_articles_id");
  CREATE INDEX "releases_rels_faq_categories_id_idx" ON "cms"."releases_rels" USING btree ("faq_categories_id");
  CREATE INDEX "releases_rels_footer_faq_id_idx" ON "cms"."releases_rels" USING btree ("footer_faq_id");
  CREATE INDEX "releases_rels_alerts_id_idx" ON "cms"."releases_rels" USING btree ("alerts_id");
  CREATE INDEX "releases_rels_footer_id_idx" ON "cms"."releases_rels" USING btree ("footer_id");
  CREATE INDEX "releases_rels_settings_id_idx" ON "cms"."releases_rels" USING btree ("settings_id");
  CREATE INDEX "releases_rels_films_id_idx" ON "cms"."releases_rels" USING btree ("films_id");
  CREATE INDEX "releases_rels_cinemas_id_idx" ON "cms"."releases_rels" USING btree ("cinemas_id");
  CREATE INDEX "releases_rels_screening_notes_id_idx" ON "cms"."releases_rels" USING btree ("screening_notes_id");
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_releases_fk" FOREIGN KEY ("releases_id") REFERENCES "cms"."releases"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_releases_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("releases_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."releases_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."releases" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."releases_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "cms"."releases_documents" CASCADE;
  DROP TABLE "cms"."releases" CASCADE;
  DROP TABLE "cms"."releases_rels" CASCADE;
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_releases_fk";
  
  DROP INDEX "cms"."payload_locked_documents_rels_releases_id_idx";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "releases_id";
  DROP TYPE "cms"."enum_releases_documents_action";
  DROP TYPE "cms"."enum_releases_documents_language";
  DROP TYPE "cms"."enum_releases_site";`)
}
