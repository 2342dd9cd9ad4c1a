// Made by `npm run types` from supabase/migrations. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export interface Database {
  public: {
    Tables: {
      accounts: {
        Row: {
          address: string | null
          company_id: string
          created_at: string
          created_by: string | null
          custom: Json
          custom_words: string | null
          domain: string | null
          first_lead_id: string | null
          id: string
          is_sample: boolean
          last_activity_at: string | null
          name: string
          name_key: string
          owner_id: string | null
          owner_name: string | null
          phone: string | null
          search_words: string | null
          tags: string[]
          updated_at: string
          website: string | null
        }
        Insert: {
          address?: string | null
          company_id?: string
          created_at?: string
          created_by?: string | null
          custom?: Json
          custom_words?: never
          domain?: string | null
          first_lead_id?: string | null
          id?: string
          is_sample?: boolean
          last_activity_at?: string | null
          name: string
          name_key?: never
          owner_id?: string | null
          owner_name?: string | null
          phone?: string | null
          search_words?: never
          tags?: string[]
          updated_at?: string
          website?: string | null
        }
        Update: {
          address?: string | null
          company_id?: string
          created_at?: string
          created_by?: string | null
          custom?: Json
          custom_words?: never
          domain?: string | null
          first_lead_id?: string | null
          id?: string
          is_sample?: boolean
          last_activity_at?: string | null
          name?: string
          name_key?: never
          owner_id?: string | null
          owner_name?: string | null
          phone?: string | null
          search_words?: never
          tags?: string[]
          updated_at?: string
          website?: string | null
        }
        Relationships: [
          { foreignKeyName: 'accounts_company_id_fkey'; columns: ['company_id']; isOneToOne: false; referencedRelation: 'companies'; referencedColumns: ['id'] },
          { foreignKeyName: 'accounts_company_id_owner_id_fkey'; columns: ['company_id', 'owner_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['company_id', 'id'] },
        ]
      }
      advice_dismissals: {
        Row: {
          company_id: string
          created_at: string
          created_by: string | null
          dismissed_until: string
          id: string
          lead_id: string | null
          subject: string
        }
        Insert: {
          company_id?: string
          created_at?: string
          created_by?: string | null
          dismissed_until?: string
          id?: string
          lead_id?: string | null
          subject: string
        }
        Update: {
          company_id?: string
          created_at?: string
          created_by?: string | null
          dismissed_until?: string
          id?: string
          lead_id?: string | null
          subject?: string
        }
        Relationships: [
          { foreignKeyName: 'advice_dismissals_company_id_created_by_fkey'; columns: ['company_id', 'created_by']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['company_id', 'id'] },
          { foreignKeyName: 'advice_dismissals_company_id_fkey'; columns: ['company_id']; isOneToOne: false; referencedRelation: 'companies'; referencedColumns: ['id'] },
          { foreignKeyName: 'advice_dismissals_company_id_lead_id_fkey'; columns: ['company_id', 'lead_id']; isOneToOne: false; referencedRelation: 'leads'; referencedColumns: ['company_id', 'id'] },
        ]
      }
      ai_conversation_messages: {
        Row: {
          content: string
          conversation_id: string
          created_at: string
          id: string
          marks: Json | null
          role: string
          tool_calls: Json | null
          tool_results: Json | null
        }
        Insert: {
          content: string
          conversation_id: string
          created_at?: string
          id?: string
          marks?: Json | null
          role: string
          tool_calls?: Json | null
          tool_results?: Json | null
        }
        Update: {
          content?: string
          conversation_id?: string
          created_at?: string
          id?: string
          marks?: Json | null
          role?: string
          tool_calls?: Json | null
          tool_results?: Json | null
        }
        Relationships: [
          { foreignKeyName: 'ai_conversation_messages_conversation_id_fkey'; columns: ['conversation_id']; isOneToOne: false; referencedRelation: 'ai_conversations'; referencedColumns: ['id'] },
        ]
      }
      ai_conversations: {
        Row: {
          company_id: string
          context_type: string
          created_at: string
          has_untrusted_text: boolean
          id: string
          title: string
          updated_at: string
          user_id: string
        }
        Insert: {
          company_id?: string
          context_type?: string
          created_at?: string
          has_untrusted_text?: boolean
          id?: string
          title?: string
          updated_at?: string
          user_id?: string
        }
        Update: {
          company_id?: string
          context_type?: string
          created_at?: string
          has_untrusted_text?: boolean
          id?: string
          title?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          { foreignKeyName: 'ai_conversations_company_id_fkey'; columns: ['company_id']; isOneToOne: false; referencedRelation: 'companies'; referencedColumns: ['id'] },
        ]
      }
      ai_tool_calls: {
        Row: {
          arguments: Json
          arguments_hash: string
          call_id: string
          company_id: string
          created_at: string
          finished_at: string | null
          id: string
          kind: string
          proposal: Json | null
          proposed_at: string | null
          result: Json | null
          status: string
          tool_name: string
          turn_id: string | null
          undo: Json | null
          user_id: string
        }
        Insert: {
          arguments: Json
          arguments_hash: string
          call_id: string
          company_id?: string
          created_at?: string
          finished_at?: string | null
          id?: string
          kind: string
          proposal?: Json | null
          proposed_at?: string | null
          result?: Json | null
          status?: string
          tool_name: string
          turn_id?: string | null
          undo?: Json | null
          user_id?: string
        }
        Update: {
          arguments?: Json
          arguments_hash?: string
          call_id?: string
          company_id?: string
          created_at?: string
          finished_at?: string | null
          id?: string
          kind?: string
          proposal?: Json | null
          proposed_at?: string | null
          result?: Json | null
          status?: string
          tool_name?: string
          turn_id?: string | null
          undo?: Json | null
          user_id?: string
        }
        Relationships: [
          { foreignKeyName: 'ai_tool_calls_company_id_fkey'; columns: ['company_id']; isOneToOne: false; referencedRelation: 'companies'; referencedColumns: ['id'] },
          { foreignKeyName: 'ai_tool_calls_turn_id_fkey'; columns: ['turn_id']; isOneToOne: false; referencedRelation: 'ai_turns'; referencedColumns: ['id'] },
        ]
      }
      ai_turns: {
        Row: {
          call_count: number
          company_id: string
          conversation_id: string | null
          created_at: string
          engine: string
          has_untrusted_text: boolean
          id: string
          is_confident: boolean
          user_id: string
        }
        Insert: {
          call_count?: number
          company_id?: string
          conversation_id?: string | null
          created_at?: string
          engine: string
          has_untrusted_text?: boolean
          id?: string
          is_confident: boolean
          user_id?: string
        }
        Update: {
          call_count?: number
          company_id?: string
          conversation_id?: string | null
          created_at?: string
          engine?: string
          has_untrusted_text?: boolean
          id?: string
          is_confident?: boolean
          user_id?: string
        }
        Relationships: [
          { foreignKeyName: 'ai_turns_company_id_fkey'; columns: ['company_id']; isOneToOne: false; referencedRelation: 'companies'; referencedColumns: ['id'] },
          { foreignKeyName: 'ai_turns_conversation_id_fkey'; columns: ['conversation_id']; isOneToOne: false; referencedRelation: 'ai_conversations'; referencedColumns: ['id'] },
        ]
      }
      ai_usage: {
        Row: {
          company_id: string
          created_at: string
          duration_ms: number
          engine: string
          error: string | null
          feature: string
          id: string
          input_tokens: number
          output_tokens: number
          user_id: string | null
        }
        Insert: {
          company_id?: string
          created_at?: string
          duration_ms?: number
          engine: string
          error?: string | null
          feature: string
          id?: string
          input_tokens?: number
          output_tokens?: number
          user_id?: string | null
        }
        Update: {
          company_id?: string
          created_at?: string
          duration_ms?: number
          engine?: string
          error?: string | null
          feature?: string
          id?: string
          input_tokens?: number
          output_tokens?: number
          user_id?: string | null
        }
        Relationships: [
          { foreignKeyName: 'ai_usage_company_id_fkey'; columns: ['company_id']; isOneToOne: false; referencedRelation: 'companies'; referencedColumns: ['id'] },
        ]
      }
      api_keys: {
        Row: {
          company_id: string
          created_at: string
          id: string
          is_app: boolean
          key_hash: string
          last_used_at: string | null
          name: string
          prefix: string
          revoked_at: string | null
          scopes: string[]
          user_id: string
        }
        Insert: {
          company_id?: string
          created_at?: string
          id?: string
          is_app?: boolean
          key_hash: string
          last_used_at?: string | null
          name: string
          prefix: string
          revoked_at?: string | null
          scopes?: string[]
          user_id?: string
        }
        Update: {
          company_id?: string
          created_at?: string
          id?: string
          is_app?: boolean
          key_hash?: string
          last_used_at?: string | null
          name?: string
          prefix?: string
          revoked_at?: string | null
          scopes?: string[]
          user_id?: string
        }
        Relationships: [
          { foreignKeyName: 'api_keys_company_id_fkey'; columns: ['company_id']; isOneToOne: false; referencedRelation: 'companies'; referencedColumns: ['id'] },
          { foreignKeyName: 'api_keys_company_id_user_id_fkey'; columns: ['company_id', 'user_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['company_id', 'id'] },
        ]
      }
      attachments: {
        Row: {
          account_id: string | null
          company_id: string
          contact_id: string | null
          created_at: string
          created_by: string | null
          id: string
          lead_id: string | null
          mime_type: string
          name: string
          recording_id: string | null
          size_bytes: number
          storage_path: string
          task_id: string | null
        }
        Insert: {
          account_id?: string | null
          company_id?: string
          contact_id?: string | null
          created_at?: string
          created_by?: string | null
          id?: string
          lead_id?: string | null
          mime_type?: string
          name: string
          recording_id?: string | null
          size_bytes?: number
          storage_path?: never
          task_id?: string | null
        }
        Update: {
          account_id?: string | null
          company_id?: string
          contact_id?: string | null
          created_at?: string
          created_by?: string | null
          id?: string
          lead_id?: string | null
          mime_type?: string
          name?: string
          recording_id?: string | null
          size_bytes?: number
          storage_path?: never
          task_id?: string | null
        }
        Relationships: [
          { foreignKeyName: 'attachments_company_id_account_id_fkey'; columns: ['company_id', 'account_id']; isOneToOne: false; referencedRelation: 'accounts'; referencedColumns: ['company_id', 'id'] },
          { foreignKeyName: 'attachments_company_id_contact_id_fkey'; columns: ['company_id', 'contact_id']; isOneToOne: false; referencedRelation: 'contacts'; referencedColumns: ['company_id', 'id'] },
          { foreignKeyName: 'attachments_company_id_created_by_fkey'; columns: ['company_id', 'created_by']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['company_id', 'id'] },
          { foreignKeyName: 'attachments_company_id_fkey'; columns: ['company_id']; isOneToOne: false; referencedRelation: 'companies'; referencedColumns: ['id'] },
          { foreignKeyName: 'attachments_company_id_lead_id_fkey'; columns: ['company_id', 'lead_id']; isOneToOne: false; referencedRelation: 'leads'; referencedColumns: ['company_id', 'id'] },
          { foreignKeyName: 'attachments_company_id_recording_id_fkey'; columns: ['company_id', 'recording_id']; isOneToOne: false; referencedRelation: 'recordings'; referencedColumns: ['company_id', 'id'] },
          { foreignKeyName: 'attachments_company_id_task_id_fkey'; columns: ['company_id', 'task_id']; isOneToOne: false; referencedRelation: 'tasks'; referencedColumns: ['company_id', 'id'] },
        ]
      }
      automation_run_steps: {
        Row: {
          company_id: string
          effect_key: string
          error: string | null
          finished_at: string | null
          id: string
          input: Json | null
          kind: string | null
          output: Json | null
          position: number
          run_id: string
          started_at: string | null
          status: string
        }
        Insert: {
          company_id: string
          effect_key: string
          error?: string | null
          finished_at?: string | null
          id?: string
          input?: Json | null
          kind?: string | null
          output?: Json | null
          position: number
          run_id: string
          started_at?: string | null
          status?: string
        }
        Update: {
          company_id?: string
          effect_key?: string
          error?: string | null
          finished_at?: string | null
          id?: string
          input?: Json | null
          kind?: string | null
          output?: Json | null
          position?: number
          run_id?: string
          started_at?: string | null
          status?: string
        }
        Relationships: [
          { foreignKeyName: 'automation_run_steps_company_id_fkey'; columns: ['company_id']; isOneToOne: false; referencedRelation: 'companies'; referencedColumns: ['id'] },
          { foreignKeyName: 'automation_run_steps_company_id_run_id_fkey'; columns: ['company_id', 'run_id']; isOneToOne: false; referencedRelation: 'automation_runs'; referencedColumns: ['company_id', 'id'] },
        ]
      }
      automation_runs: {
        Row: {
          automation_id: string
          company_id: string
          created_at: string
          depth: number
          error: string | null
          event: Json
          event_id: number
          finished_at: string | null
          id: string
          position: number
          started_at: string | null
          status: string
          version: number
        }
        Insert: {
          automation_id: string
          company_id: string
          created_at?: string
          depth?: number
          error?: string | null
          event?: Json
          event_id: number
          finished_at?: string | null
          id?: string
          position?: number
          started_at?: string | null
          status?: string
          version: number
        }
        Update: {
          automation_id?: string
          company_id?: string
          created_at?: string
          depth?: number
          error?: string | null
          event?: Json
          event_id?: number
          finished_at?: string | null
          id?: string
          position?: number
          started_at?: string | null
          status?: string
          version?: number
        }
        Relationships: [
          { foreignKeyName: 'automation_runs_automation_id_version_fkey'; columns: ['automation_id', 'version']; isOneToOne: false; referencedRelation: 'automation_versions'; referencedColumns: ['automation_id', 'version'] },
          { foreignKeyName: 'automation_runs_company_id_fkey'; columns: ['company_id']; isOneToOne: false; referencedRelation: 'companies'; referencedColumns: ['id'] },
        ]
      }
      automation_versions: {
        Row: {
          actions: Json
          automation_id: string
          company_id: string
          conditions: Json
          created_at: string
          created_by: string | null
          trigger: Json
          version: number
        }
        Insert: {
          actions?: Json
          automation_id: string
          company_id?: string
          conditions?: Json
          created_at?: string
          created_by?: string | null
          trigger: Json
          version: number
        }
        Update: {
          actions?: Json
          automation_id?: string
          company_id?: string
          conditions?: Json
          created_at?: string
          created_by?: string | null
          trigger?: Json
          version?: number
        }
        Relationships: [
          { foreignKeyName: 'automation_versions_company_id_automation_id_fkey'; columns: ['company_id', 'automation_id']; isOneToOne: false; referencedRelation: 'automations'; referencedColumns: ['company_id', 'id'] },
          { foreignKeyName: 'automation_versions_company_id_fkey'; columns: ['company_id']; isOneToOne: false; referencedRelation: 'companies'; referencedColumns: ['id'] },
        ]
      }
      automations: {
        Row: {
          company_id: string
          created_at: string
          created_by: string | null
          draft: Json
          enabled_at: string | null
          id: string
          is_enabled: boolean
          name: string
          next_run_at: string | null
          published_version: number | null
          signing_secret: string
          updated_at: string
        }
        Insert: {
          company_id?: string
          created_at?: string
          created_by?: string | null
          draft?: Json
          enabled_at?: string | null
          id?: string
          is_enabled?: boolean
          name: string
          next_run_at?: string | null
          published_version?: number | null
          signing_secret?: string
          updated_at?: string
        }
        Update: {
          company_id?: string
          created_at?: string
          created_by?: string | null
          draft?: Json
          enabled_at?: string | null
          id?: string
          is_enabled?: boolean
          name?: string
          next_run_at?: string | null
          published_version?: number | null
          signing_secret?: string
          updated_at?: string
        }
        Relationships: [
          { foreignKeyName: 'automations_company_id_fkey'; columns: ['company_id']; isOneToOne: false; referencedRelation: 'companies'; referencedColumns: ['id'] },
        ]
      }
      blog_categories: {
        Row: {
          created_at: string
          description: string | null
          id: string
          name: string
          slug: string
        }
        Insert: {
          created_at?: string
          description?: string | null
          id?: string
          name: string
          slug: string
        }
        Update: {
          created_at?: string
          description?: string | null
          id?: string
          name?: string
          slug?: string
        }
        Relationships: []
      }
      blog_page_views: {
        Row: {
          crawler: string | null
          id: number
          path: string
          post_id: string | null
          search_term: string | null
          source: string | null
          source_kind: string
          viewed_at: string
          visitor: string | null
        }
        Insert: {
          crawler?: string | null
          id?: never
          path: string
          post_id?: string | null
          search_term?: string | null
          source?: string | null
          source_kind?: string
          viewed_at?: string
          visitor?: string | null
        }
        Update: {
          crawler?: string | null
          id?: never
          path?: string
          post_id?: string | null
          search_term?: string | null
          source?: string | null
          source_kind?: string
          viewed_at?: string
          visitor?: string | null
        }
        Relationships: [
          { foreignKeyName: 'blog_page_views_post_id_fkey'; columns: ['post_id']; isOneToOne: false; referencedRelation: 'blog_posts'; referencedColumns: ['id'] },
        ]
      }
      blog_post_previews: {
        Row: {
          created_at: string
          created_by: string | null
          expires_at: string
          id: string
          post_id: string
          revoked_at: string | null
          token: string
        }
        Insert: {
          created_at?: string
          created_by?: string | null
          expires_at?: string
          id?: string
          post_id: string
          revoked_at?: string | null
          token?: string
        }
        Update: {
          created_at?: string
          created_by?: string | null
          expires_at?: string
          id?: string
          post_id?: string
          revoked_at?: string | null
          token?: string
        }
        Relationships: [
          { foreignKeyName: 'blog_post_previews_post_id_fkey'; columns: ['post_id']; isOneToOne: false; referencedRelation: 'blog_posts'; referencedColumns: ['id'] },
        ]
      }
      blog_post_redirects: {
        Row: {
          created_at: string
          post_id: string
          slug: string
        }
        Insert: {
          created_at?: string
          post_id: string
          slug: string
        }
        Update: {
          created_at?: string
          post_id?: string
          slug?: string
        }
        Relationships: [
          { foreignKeyName: 'blog_post_redirects_post_id_fkey'; columns: ['post_id']; isOneToOne: false; referencedRelation: 'blog_posts'; referencedColumns: ['id'] },
        ]
      }
      blog_post_revisions: {
        Row: {
          author_id: string | null
          created_at: string
          id: string
          post_id: string
          snapshot: Json
        }
        Insert: {
          author_id?: string | null
          created_at?: string
          id?: string
          post_id: string
          snapshot: Json
        }
        Update: {
          author_id?: string | null
          created_at?: string
          id?: string
          post_id?: string
          snapshot?: Json
        }
        Relationships: [
          { foreignKeyName: 'blog_post_revisions_post_id_fkey'; columns: ['post_id']; isOneToOne: false; referencedRelation: 'blog_posts'; referencedColumns: ['id'] },
        ]
      }
      blog_post_schedules: {
        Row: {
          created_at: string
          post_id: string
          publish_at: string
          scheduled_by: string | null
        }
        Insert: {
          created_at?: string
          post_id: string
          publish_at: string
          scheduled_by?: string | null
        }
        Update: {
          created_at?: string
          post_id?: string
          publish_at?: string
          scheduled_by?: string | null
        }
        Relationships: [
          { foreignKeyName: 'blog_post_schedules_post_id_fkey'; columns: ['post_id']; isOneToOne: true; referencedRelation: 'blog_posts'; referencedColumns: ['id'] },
        ]
      }
      blog_post_tags: {
        Row: {
          post_id: string
          tag_id: string
        }
        Insert: {
          post_id: string
          tag_id: string
        }
        Update: {
          post_id?: string
          tag_id?: string
        }
        Relationships: [
          { foreignKeyName: 'blog_post_tags_post_id_fkey'; columns: ['post_id']; isOneToOne: false; referencedRelation: 'blog_posts'; referencedColumns: ['id'] },
          { foreignKeyName: 'blog_post_tags_tag_id_fkey'; columns: ['tag_id']; isOneToOne: false; referencedRelation: 'blog_tags'; referencedColumns: ['id'] },
        ]
      }
      blog_posts: {
        Row: {
          author_id: string | null
          canonical_url: string | null
          category_id: string | null
          content: string
          created_at: string
          deleted_at: string | null
          deleted_slug: string | null
          excerpt: string | null
          faq_items: Json
          featured_image_alt: string | null
          featured_image_url: string | null
          focus_keyword: string | null
          howto_steps: Json
          id: string
          instagram_image: string | null
          is_sample: boolean
          linkedin_description: string | null
          linkedin_image: string | null
          linkedin_title: string | null
          planned_for: string | null
          published_at: string | null
          read_time_minutes: number
          seo_description: string | null
          seo_title: string | null
          slug: string
          status: string
          threads_image: string | null
          title: string
          twitter_description: string | null
          twitter_image: string | null
          twitter_title: string | null
          updated_at: string
          version: number
        }
        Insert: {
          author_id?: string | null
          canonical_url?: string | null
          category_id?: string | null
          content?: string
          created_at?: string
          deleted_at?: string | null
          deleted_slug?: string | null
          excerpt?: string | null
          faq_items?: Json
          featured_image_alt?: string | null
          featured_image_url?: string | null
          focus_keyword?: string | null
          howto_steps?: Json
          id?: string
          instagram_image?: string | null
          is_sample?: boolean
          linkedin_description?: string | null
          linkedin_image?: string | null
          linkedin_title?: string | null
          planned_for?: string | null
          published_at?: string | null
          read_time_minutes?: number
          seo_description?: string | null
          seo_title?: string | null
          slug: string
          status?: string
          threads_image?: string | null
          title: string
          twitter_description?: string | null
          twitter_image?: string | null
          twitter_title?: string | null
          updated_at?: string
          version?: number
        }
        Update: {
          author_id?: string | null
          canonical_url?: string | null
          category_id?: string | null
          content?: string
          created_at?: string
          deleted_at?: string | null
          deleted_slug?: string | null
          excerpt?: string | null
          faq_items?: Json
          featured_image_alt?: string | null
          featured_image_url?: string | null
          focus_keyword?: string | null
          howto_steps?: Json
          id?: string
          instagram_image?: string | null
          is_sample?: boolean
          linkedin_description?: string | null
          linkedin_image?: string | null
          linkedin_title?: string | null
          planned_for?: string | null
          published_at?: string | null
          read_time_minutes?: number
          seo_description?: string | null
          seo_title?: string | null
          slug?: string
          status?: string
          threads_image?: string | null
          title?: string
          twitter_description?: string | null
          twitter_image?: string | null
          twitter_title?: string | null
          updated_at?: string
          version?: number
        }
        Relationships: [
          { foreignKeyName: 'blog_posts_category_id_fkey'; columns: ['category_id']; isOneToOne: false; referencedRelation: 'blog_categories'; referencedColumns: ['id'] },
        ]
      }
      blog_read_depths: {
        Row: {
          count: number
          day: string
          depth: number
          post_id: string
        }
        Insert: {
          count?: number
          day?: string
          depth: number
          post_id: string
        }
        Update: {
          count?: number
          day?: string
          depth?: number
          post_id?: string
        }
        Relationships: [
          { foreignKeyName: 'blog_read_depths_post_id_fkey'; columns: ['post_id']; isOneToOne: false; referencedRelation: 'blog_posts'; referencedColumns: ['id'] },
        ]
      }
      blog_tags: {
        Row: {
          created_at: string
          id: string
          name: string
          slug: string
        }
        Insert: {
          created_at?: string
          id?: string
          name: string
          slug: string
        }
        Update: {
          created_at?: string
          id?: string
          name?: string
          slug?: string
        }
        Relationships: []
      }
      bulk_change_rows: {
        Row: {
          after: Json
          before: Json
          change_id: string
          company_id: string
          row_id: string
        }
        Insert: {
          after: Json
          before: Json
          change_id: string
          company_id?: string
          row_id: string
        }
        Update: {
          after?: Json
          before?: Json
          change_id?: string
          company_id?: string
          row_id?: string
        }
        Relationships: [
          { foreignKeyName: 'bulk_change_rows_company_id_change_id_fkey'; columns: ['company_id', 'change_id']; isOneToOne: false; referencedRelation: 'bulk_changes'; referencedColumns: ['company_id', 'id'] },
          { foreignKeyName: 'bulk_change_rows_company_id_fkey'; columns: ['company_id']; isOneToOne: false; referencedRelation: 'companies'; referencedColumns: ['id'] },
        ]
      }
      bulk_changes: {
        Row: {
          company_id: string
          created_at: string
          expires_at: string
          fields: string[]
          id: string
          record: string
          user_id: string
        }
        Insert: {
          company_id?: string
          created_at?: string
          expires_at?: string
          fields: string[]
          id: string
          record: string
          user_id?: string
        }
        Update: {
          company_id?: string
          created_at?: string
          expires_at?: string
          fields?: string[]
          id?: string
          record?: string
          user_id?: string
        }
        Relationships: [
          { foreignKeyName: 'bulk_changes_company_id_fkey'; columns: ['company_id']; isOneToOne: false; referencedRelation: 'companies'; referencedColumns: ['id'] },
          { foreignKeyName: 'bulk_changes_company_id_user_id_fkey'; columns: ['company_id', 'user_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['company_id', 'id'] },
        ]
      }
      calendar_feeds: {
        Row: {
          company_id: string
          created_at: string
          last_read_at: string | null
          token_hash: string
          user_id: string
        }
        Insert: {
          company_id?: string
          created_at?: string
          last_read_at?: string | null
          token_hash: string
          user_id?: string
        }
        Update: {
          company_id?: string
          created_at?: string
          last_read_at?: string | null
          token_hash?: string
          user_id?: string
        }
        Relationships: [
          { foreignKeyName: 'calendar_feeds_company_id_fkey'; columns: ['company_id']; isOneToOne: false; referencedRelation: 'companies'; referencedColumns: ['id'] },
          { foreignKeyName: 'calendar_feeds_company_id_user_id_fkey'; columns: ['company_id', 'user_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['company_id', 'id'] },
        ]
      }
      carts: {
        Row: {
          amount: number
          company_id: string
          currency: string
          customer_id: string
          external_id: string
          id: string
          is_sample: boolean
          items: Json
          recovered_at: string | null
          updated_at: string
        }
        Insert: {
          amount?: number
          company_id?: string
          currency?: string
          customer_id: string
          external_id: string
          id?: string
          is_sample?: boolean
          items?: Json
          recovered_at?: string | null
          updated_at?: string
        }
        Update: {
          amount?: number
          company_id?: string
          currency?: string
          customer_id?: string
          external_id?: string
          id?: string
          is_sample?: boolean
          items?: Json
          recovered_at?: string | null
          updated_at?: string
        }
        Relationships: [
          { foreignKeyName: 'carts_company_id_customer_id_fkey'; columns: ['company_id', 'customer_id']; isOneToOne: false; referencedRelation: 'customers'; referencedColumns: ['company_id', 'id'] },
          { foreignKeyName: 'carts_company_id_fkey'; columns: ['company_id']; isOneToOne: false; referencedRelation: 'companies'; referencedColumns: ['id'] },
        ]
      }
      companies: {
        Row: {
          created_at: string
          currency: string
          history_days: number
          id: string
          locale: string | null
          name: string
          updated_at: string
          visibility: string
        }
        Insert: {
          created_at?: string
          currency?: string
          history_days?: number
          id?: string
          locale?: string | null
          name: string
          updated_at?: string
          visibility?: string
        }
        Update: {
          created_at?: string
          currency?: string
          history_days?: number
          id?: string
          locale?: string | null
          name?: string
          updated_at?: string
          visibility?: string
        }
        Relationships: []
      }
      company_invitations: {
        Row: {
          accepted_at: string | null
          accepted_by: string | null
          company_id: string
          company_role: string
          created_at: string
          email: string | null
          expires_at: string
          id: string
          invited_by: string | null
          mailed_at: string | null
          token: string
        }
        Insert: {
          accepted_at?: string | null
          accepted_by?: string | null
          company_id?: string
          company_role?: string
          created_at?: string
          email?: string | null
          expires_at?: string
          id?: string
          invited_by?: string | null
          mailed_at?: string | null
          token?: string
        }
        Update: {
          accepted_at?: string | null
          accepted_by?: string | null
          company_id?: string
          company_role?: string
          created_at?: string
          email?: string | null
          expires_at?: string
          id?: string
          invited_by?: string | null
          mailed_at?: string | null
          token?: string
        }
        Relationships: [
          { foreignKeyName: 'company_invitations_company_id_fkey'; columns: ['company_id']; isOneToOne: false; referencedRelation: 'companies'; referencedColumns: ['id'] },
          { foreignKeyName: 'company_invitations_company_id_invited_by_fkey'; columns: ['company_id', 'invited_by']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['company_id', 'id'] },
        ]
      }
      contacts: {
        Row: {
          account_id: string | null
          account_name: string | null
          company_id: string
          created_at: string
          created_by: string | null
          custom: Json
          custom_words: string | null
          email: string | null
          email_bounce_reason: string | null
          email_bounced_at: string | null
          email_opt_out_at: string | null
          first_lead_id: string | null
          id: string
          is_sample: boolean
          last_activity_at: string | null
          name: string
          name_key: string
          phone: string | null
          search_words: string | null
          tags: string[]
          title: string | null
          updated_at: string
        }
        Insert: {
          account_id?: string | null
          account_name?: string | null
          company_id?: string
          created_at?: string
          created_by?: string | null
          custom?: Json
          custom_words?: never
          email?: string | null
          email_bounce_reason?: string | null
          email_bounced_at?: string | null
          email_opt_out_at?: string | null
          first_lead_id?: string | null
          id?: string
          is_sample?: boolean
          last_activity_at?: string | null
          name: string
          name_key?: never
          phone?: string | null
          search_words?: never
          tags?: string[]
          title?: string | null
          updated_at?: string
        }
        Update: {
          account_id?: string | null
          account_name?: string | null
          company_id?: string
          created_at?: string
          created_by?: string | null
          custom?: Json
          custom_words?: never
          email?: string | null
          email_bounce_reason?: string | null
          email_bounced_at?: string | null
          email_opt_out_at?: string | null
          first_lead_id?: string | null
          id?: string
          is_sample?: boolean
          last_activity_at?: string | null
          name?: string
          name_key?: never
          phone?: string | null
          search_words?: never
          tags?: string[]
          title?: string | null
          updated_at?: string
        }
        Relationships: [
          { foreignKeyName: 'contacts_company_id_account_id_fkey'; columns: ['company_id', 'account_id']; isOneToOne: false; referencedRelation: 'accounts'; referencedColumns: ['company_id', 'id'] },
          { foreignKeyName: 'contacts_company_id_fkey'; columns: ['company_id']; isOneToOne: false; referencedRelation: 'companies'; referencedColumns: ['id'] },
        ]
      }
      customer_merges: {
        Row: {
          company_id: string
          created_at: string
          created_by: string | null
          dropped: Json
          dropped_id: string
          id: string
          kept_after: Json
          kept_before: Json
          kept_id: string
          moved: Json
          people: Json
          record: string
          undone_at: string | null
          words: Json
        }
        Insert: {
          company_id?: string
          created_at?: string
          created_by?: string | null
          dropped: Json
          dropped_id: string
          id?: string
          kept_after: Json
          kept_before: Json
          kept_id: string
          moved: Json
          people?: Json
          record: string
          undone_at?: string | null
          words?: Json
        }
        Update: {
          company_id?: string
          created_at?: string
          created_by?: string | null
          dropped?: Json
          dropped_id?: string
          id?: string
          kept_after?: Json
          kept_before?: Json
          kept_id?: string
          moved?: Json
          people?: Json
          record?: string
          undone_at?: string | null
          words?: Json
        }
        Relationships: [
          { foreignKeyName: 'customer_merges_company_id_created_by_fkey'; columns: ['company_id', 'created_by']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['company_id', 'id'] },
          { foreignKeyName: 'customer_merges_company_id_fkey'; columns: ['company_id']; isOneToOne: false; referencedRelation: 'companies'; referencedColumns: ['id'] },
        ]
      }
      customers: {
        Row: {
          company_id: string
          created_at: string
          email: string | null
          external_id: string
          id: string
          is_sample: boolean
          lead_id: string | null
          name: string
          updated_at: string
        }
        Insert: {
          company_id?: string
          created_at?: string
          email?: string | null
          external_id: string
          id?: string
          is_sample?: boolean
          lead_id?: string | null
          name?: string
          updated_at?: string
        }
        Update: {
          company_id?: string
          created_at?: string
          email?: string | null
          external_id?: string
          id?: string
          is_sample?: boolean
          lead_id?: string | null
          name?: string
          updated_at?: string
        }
        Relationships: [
          { foreignKeyName: 'customers_company_id_fkey'; columns: ['company_id']; isOneToOne: false; referencedRelation: 'companies'; referencedColumns: ['id'] },
          { foreignKeyName: 'customers_company_id_lead_id_fkey'; columns: ['company_id', 'lead_id']; isOneToOne: false; referencedRelation: 'leads'; referencedColumns: ['company_id', 'id'] },
        ]
      }
      follow_up_emails: {
        Row: {
          body: string
          company_id: string
          created_at: string
          engine: string
          id: string
          lead_id: string | null
          recording_id: string
          sent_at: string | null
          status: string
          subject: string
          to_email: string | null
          to_name: string | null
          updated_at: string
        }
        Insert: {
          body: string
          company_id?: string
          created_at?: string
          engine: string
          id?: string
          lead_id?: string | null
          recording_id: string
          sent_at?: string | null
          status?: string
          subject: string
          to_email?: string | null
          to_name?: string | null
          updated_at?: string
        }
        Update: {
          body?: string
          company_id?: string
          created_at?: string
          engine?: string
          id?: string
          lead_id?: string | null
          recording_id?: string
          sent_at?: string | null
          status?: string
          subject?: string
          to_email?: string | null
          to_name?: string | null
          updated_at?: string
        }
        Relationships: [
          { foreignKeyName: 'follow_up_emails_company_id_fkey'; columns: ['company_id']; isOneToOne: false; referencedRelation: 'companies'; referencedColumns: ['id'] },
          { foreignKeyName: 'follow_up_emails_company_id_lead_id_fkey'; columns: ['company_id', 'lead_id']; isOneToOne: false; referencedRelation: 'leads'; referencedColumns: ['company_id', 'id'] },
          { foreignKeyName: 'follow_up_emails_company_id_recording_id_fkey'; columns: ['company_id', 'recording_id']; isOneToOne: false; referencedRelation: 'recordings'; referencedColumns: ['company_id', 'id'] },
        ]
      }
      insight_trackers: {
        Row: {
          company_id: string
          created_at: string
          created_by: string | null
          id: string
          name: string
          updated_at: string
          words: string[]
        }
        Insert: {
          company_id?: string
          created_at?: string
          created_by?: string | null
          id?: string
          name: string
          updated_at?: string
          words: string[]
        }
        Update: {
          company_id?: string
          created_at?: string
          created_by?: string | null
          id?: string
          name?: string
          updated_at?: string
          words?: string[]
        }
        Relationships: [
          { foreignKeyName: 'insight_trackers_company_id_created_by_fkey'; columns: ['company_id', 'created_by']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['company_id', 'id'] },
          { foreignKeyName: 'insight_trackers_company_id_fkey'; columns: ['company_id']; isOneToOne: false; referencedRelation: 'companies'; referencedColumns: ['id'] },
        ]
      }
      lead_activities: {
        Row: {
          account_id: string | null
          actor_id: string | null
          body: string | null
          company_id: string
          contact_id: string | null
          created_at: string
          data: Json
          id: string
          is_automatic: boolean
          kind: string
          lead_id: string | null
        }
        Insert: {
          account_id?: string | null
          actor_id?: string | null
          body?: string | null
          company_id?: string
          contact_id?: string | null
          created_at?: string
          data?: Json
          id?: string
          is_automatic?: boolean
          kind: string
          lead_id?: string | null
        }
        Update: {
          account_id?: string | null
          actor_id?: string | null
          body?: string | null
          company_id?: string
          contact_id?: string | null
          created_at?: string
          data?: Json
          id?: string
          is_automatic?: boolean
          kind?: string
          lead_id?: string | null
        }
        Relationships: [
          { foreignKeyName: 'lead_activities_company_id_account_id_fkey'; columns: ['company_id', 'account_id']; isOneToOne: false; referencedRelation: 'accounts'; referencedColumns: ['company_id', 'id'] },
          { foreignKeyName: 'lead_activities_company_id_actor_id_fkey'; columns: ['company_id', 'actor_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['company_id', 'id'] },
          { foreignKeyName: 'lead_activities_company_id_contact_id_fkey'; columns: ['company_id', 'contact_id']; isOneToOne: false; referencedRelation: 'contacts'; referencedColumns: ['company_id', 'id'] },
          { foreignKeyName: 'lead_activities_company_id_fkey'; columns: ['company_id']; isOneToOne: false; referencedRelation: 'companies'; referencedColumns: ['id'] },
          { foreignKeyName: 'lead_activities_company_id_lead_id_fkey'; columns: ['company_id', 'lead_id']; isOneToOne: false; referencedRelation: 'leads'; referencedColumns: ['company_id', 'id'] },
        ]
      }
      lead_contacts: {
        Row: {
          company_id: string
          contact_id: string
          created_at: string
          created_by: string | null
          id: string
          lead_id: string
          role: string | null
          updated_at: string
        }
        Insert: {
          company_id?: string
          contact_id: string
          created_at?: string
          created_by?: string | null
          id?: string
          lead_id: string
          role?: string | null
          updated_at?: string
        }
        Update: {
          company_id?: string
          contact_id?: string
          created_at?: string
          created_by?: string | null
          id?: string
          lead_id?: string
          role?: string | null
          updated_at?: string
        }
        Relationships: [
          { foreignKeyName: 'lead_contacts_company_id_contact_id_fkey'; columns: ['company_id', 'contact_id']; isOneToOne: false; referencedRelation: 'contacts'; referencedColumns: ['company_id', 'id'] },
          { foreignKeyName: 'lead_contacts_company_id_fkey'; columns: ['company_id']; isOneToOne: false; referencedRelation: 'companies'; referencedColumns: ['id'] },
          { foreignKeyName: 'lead_contacts_company_id_lead_id_fkey'; columns: ['company_id', 'lead_id']; isOneToOne: false; referencedRelation: 'leads'; referencedColumns: ['company_id', 'id'] },
        ]
      }
      lead_emails: {
        Row: {
          body: string
          company_id: string
          contact_id: string | null
          created_at: string
          effect_key: string
          error: string | null
          id: string
          in_reply_to: string | null
          lead_id: string | null
          message_id: string | null
          recording_id: string | null
          sender_id: string | null
          sent_at: string | null
          status: string
          subject: string
          to_email: string
        }
        Insert: {
          body: string
          company_id: string
          contact_id?: string | null
          created_at?: string
          effect_key?: string
          error?: string | null
          id?: string
          in_reply_to?: string | null
          lead_id?: string | null
          message_id?: string | null
          recording_id?: string | null
          sender_id?: string | null
          sent_at?: string | null
          status?: string
          subject: string
          to_email: string
        }
        Update: {
          body?: string
          company_id?: string
          contact_id?: string | null
          created_at?: string
          effect_key?: string
          error?: string | null
          id?: string
          in_reply_to?: string | null
          lead_id?: string | null
          message_id?: string | null
          recording_id?: string | null
          sender_id?: string | null
          sent_at?: string | null
          status?: string
          subject?: string
          to_email?: string
        }
        Relationships: [
          { foreignKeyName: 'lead_emails_company_id_contact_id_fkey'; columns: ['company_id', 'contact_id']; isOneToOne: false; referencedRelation: 'contacts'; referencedColumns: ['company_id', 'id'] },
          { foreignKeyName: 'lead_emails_company_id_fkey'; columns: ['company_id']; isOneToOne: false; referencedRelation: 'companies'; referencedColumns: ['id'] },
          { foreignKeyName: 'lead_emails_company_id_lead_id_fkey'; columns: ['company_id', 'lead_id']; isOneToOne: false; referencedRelation: 'leads'; referencedColumns: ['company_id', 'id'] },
          { foreignKeyName: 'lead_emails_company_id_recording_id_fkey'; columns: ['company_id', 'recording_id']; isOneToOne: false; referencedRelation: 'recordings'; referencedColumns: ['company_id', 'id'] },
          { foreignKeyName: 'lead_emails_company_id_sender_id_fkey'; columns: ['company_id', 'sender_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['company_id', 'id'] },
        ]
      }
      lead_fields: {
        Row: {
          company_id: string
          created_at: string
          id: string
          key: string
          label: string
          options: string[]
          position: number
          record: string
          type: string
          updated_at: string
        }
        Insert: {
          company_id?: string
          created_at?: string
          id?: string
          key: string
          label: string
          options?: string[]
          position?: number
          record?: string
          type: string
          updated_at?: string
        }
        Update: {
          company_id?: string
          created_at?: string
          id?: string
          key?: string
          label?: string
          options?: string[]
          position?: number
          record?: string
          type?: string
          updated_at?: string
        }
        Relationships: [
          { foreignKeyName: 'lead_fields_company_id_fkey'; columns: ['company_id']; isOneToOne: false; referencedRelation: 'companies'; referencedColumns: ['id'] },
        ]
      }
      lead_import_rows: {
        Row: {
          activity_ids: string[] | null
          before: Json | null
          cells: Json | null
          company_id: string
          content_after: string | null
          customer_id: string | null
          given_owner_id: string | null
          import_id: string
          kept_reason: string | null
          lead_id: string | null
          made_account_id: string | null
          outcome: string
          owned_account_id: string | null
          reason: string | null
          row_number: number
          unread: Json | null
        }
        Insert: {
          activity_ids?: string[] | null
          before?: Json | null
          cells?: Json | null
          company_id?: string
          content_after?: string | null
          customer_id?: string | null
          given_owner_id?: string | null
          import_id: string
          kept_reason?: string | null
          lead_id?: string | null
          made_account_id?: string | null
          outcome: string
          owned_account_id?: string | null
          reason?: string | null
          row_number: number
          unread?: Json | null
        }
        Update: {
          activity_ids?: string[] | null
          before?: Json | null
          cells?: Json | null
          company_id?: string
          content_after?: string | null
          customer_id?: string | null
          given_owner_id?: string | null
          import_id?: string
          kept_reason?: string | null
          lead_id?: string | null
          made_account_id?: string | null
          outcome?: string
          owned_account_id?: string | null
          reason?: string | null
          row_number?: number
          unread?: Json | null
        }
        Relationships: [
          { foreignKeyName: 'lead_import_rows_company_id_fkey'; columns: ['company_id']; isOneToOne: false; referencedRelation: 'companies'; referencedColumns: ['id'] },
          { foreignKeyName: 'lead_import_rows_company_id_import_id_fkey'; columns: ['company_id', 'import_id']; isOneToOne: false; referencedRelation: 'lead_imports'; referencedColumns: ['company_id', 'id'] },
        ]
      }
      lead_imports: {
        Row: {
          bytes_read: number
          company_id: string
          content_columns: string[]
          created_at: string
          created_by: string | null
          created_count: number
          date_order: string | null
          delimiter: string
          duplicates: string
          encoding: string
          failed_count: number
          failure_reason: string | null
          file_name: string
          finished_at: string | null
          has_header: boolean
          headers: string[]
          id: string
          kept_count: number
          mapping: Json
          match_similar: boolean
          record: string
          rows_read: number
          size_bytes: number
          skipped_count: number
          started_at: string | null
          status: string
          storage_path: string
          time_zone: string
          undone_at: string | null
          unread_count: number
          updated_at: string
          updated_count: number
          value_map: Json
        }
        Insert: {
          bytes_read?: number
          company_id?: string
          content_columns?: string[]
          created_at?: string
          created_by?: string | null
          created_count?: number
          date_order?: string | null
          delimiter?: string
          duplicates?: string
          encoding?: string
          failed_count?: number
          failure_reason?: string | null
          file_name: string
          finished_at?: string | null
          has_header?: boolean
          headers?: string[]
          id?: string
          kept_count?: number
          mapping?: Json
          match_similar?: boolean
          record?: string
          rows_read?: number
          size_bytes: number
          skipped_count?: number
          started_at?: string | null
          status?: string
          storage_path?: never
          time_zone?: string
          undone_at?: string | null
          unread_count?: number
          updated_at?: string
          updated_count?: number
          value_map?: Json
        }
        Update: {
          bytes_read?: number
          company_id?: string
          content_columns?: string[]
          created_at?: string
          created_by?: string | null
          created_count?: number
          date_order?: string | null
          delimiter?: string
          duplicates?: string
          encoding?: string
          failed_count?: number
          failure_reason?: string | null
          file_name?: string
          finished_at?: string | null
          has_header?: boolean
          headers?: string[]
          id?: string
          kept_count?: number
          mapping?: Json
          match_similar?: boolean
          record?: string
          rows_read?: number
          size_bytes?: number
          skipped_count?: number
          started_at?: string | null
          status?: string
          storage_path?: never
          time_zone?: string
          undone_at?: string | null
          unread_count?: number
          updated_at?: string
          updated_count?: number
          value_map?: Json
        }
        Relationships: [
          { foreignKeyName: 'lead_imports_company_id_created_by_fkey'; columns: ['company_id', 'created_by']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['company_id', 'id'] },
          { foreignKeyName: 'lead_imports_company_id_fkey'; columns: ['company_id']; isOneToOne: false; referencedRelation: 'companies'; referencedColumns: ['id'] },
        ]
      }
      lead_merges: {
        Row: {
          company_id: string
          created_at: string
          created_by: string | null
          dropped: Json
          dropped_id: string
          id: string
          kept_after: Json
          kept_before: Json
          kept_id: string
          moved: Json
          undone_at: string | null
        }
        Insert: {
          company_id?: string
          created_at?: string
          created_by?: string | null
          dropped: Json
          dropped_id: string
          id?: string
          kept_after: Json
          kept_before: Json
          kept_id: string
          moved: Json
          undone_at?: string | null
        }
        Update: {
          company_id?: string
          created_at?: string
          created_by?: string | null
          dropped?: Json
          dropped_id?: string
          id?: string
          kept_after?: Json
          kept_before?: Json
          kept_id?: string
          moved?: Json
          undone_at?: string | null
        }
        Relationships: [
          { foreignKeyName: 'lead_merges_company_id_created_by_fkey'; columns: ['company_id', 'created_by']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['company_id', 'id'] },
          { foreignKeyName: 'lead_merges_company_id_fkey'; columns: ['company_id']; isOneToOne: false; referencedRelation: 'companies'; referencedColumns: ['id'] },
        ]
      }
      lead_views: {
        Row: {
          company_id: string
          created_at: string
          id: string
          is_shared: boolean
          name: string
          owner_id: string | null
          position: number
          record: string
          search: Json
          updated_at: string
        }
        Insert: {
          company_id?: string
          created_at?: string
          id?: string
          is_shared?: boolean
          name: string
          owner_id?: string | null
          position?: number
          record?: string
          search?: Json
          updated_at?: string
        }
        Update: {
          company_id?: string
          created_at?: string
          id?: string
          is_shared?: boolean
          name?: string
          owner_id?: string | null
          position?: number
          record?: string
          search?: Json
          updated_at?: string
        }
        Relationships: [
          { foreignKeyName: 'lead_views_company_id_fkey'; columns: ['company_id']; isOneToOne: false; referencedRelation: 'companies'; referencedColumns: ['id'] },
          { foreignKeyName: 'lead_views_company_id_owner_id_fkey'; columns: ['company_id', 'owner_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['company_id', 'id'] },
        ]
      }
      leads: {
        Row: {
          account_id: string | null
          closed_at: string | null
          company: string | null
          company_id: string
          contact_id: string | null
          created_at: string
          created_by: string | null
          currency: string
          custom: Json
          custom_words: string | null
          deal_name: string | null
          email: string | null
          email_bounce_reason: string | null
          email_bounced_at: string | null
          email_opt_out_at: string | null
          expected_close_on: string | null
          id: string
          is_sample: boolean
          last_activity_at: string
          lost_reason: string | null
          name: string
          next_step: string | null
          owner_id: string | null
          phone: string | null
          pipeline: string
          score: number
          score_reasons: Json
          source: string | null
          status: string
          status_changed_at: string
          tags: string[]
          title: string | null
          updated_at: string
          value: number | null
          website: string | null
        }
        Insert: {
          account_id?: string | null
          closed_at?: string | null
          company?: string | null
          company_id?: string
          contact_id?: string | null
          created_at?: string
          created_by?: string | null
          currency?: string
          custom?: Json
          custom_words?: never
          deal_name?: string | null
          email?: string | null
          email_bounce_reason?: string | null
          email_bounced_at?: string | null
          email_opt_out_at?: string | null
          expected_close_on?: string | null
          id?: string
          is_sample?: boolean
          last_activity_at?: string
          lost_reason?: string | null
          name: string
          next_step?: string | null
          owner_id?: string | null
          phone?: string | null
          pipeline?: string
          score?: number
          score_reasons?: Json
          source?: string | null
          status?: string
          status_changed_at?: string
          tags?: string[]
          title?: string | null
          updated_at?: string
          value?: number | null
          website?: string | null
        }
        Update: {
          account_id?: string | null
          closed_at?: string | null
          company?: string | null
          company_id?: string
          contact_id?: string | null
          created_at?: string
          created_by?: string | null
          currency?: string
          custom?: Json
          custom_words?: never
          deal_name?: string | null
          email?: string | null
          email_bounce_reason?: string | null
          email_bounced_at?: string | null
          email_opt_out_at?: string | null
          expected_close_on?: string | null
          id?: string
          is_sample?: boolean
          last_activity_at?: string
          lost_reason?: string | null
          name?: string
          next_step?: string | null
          owner_id?: string | null
          phone?: string | null
          pipeline?: string
          score?: number
          score_reasons?: Json
          source?: string | null
          status?: string
          status_changed_at?: string
          tags?: string[]
          title?: string | null
          updated_at?: string
          value?: number | null
          website?: string | null
        }
        Relationships: [
          { foreignKeyName: 'leads_company_id_account_id_fkey'; columns: ['company_id', 'account_id']; isOneToOne: false; referencedRelation: 'accounts'; referencedColumns: ['company_id', 'id'] },
          { foreignKeyName: 'leads_company_id_contact_id_fkey'; columns: ['company_id', 'contact_id']; isOneToOne: false; referencedRelation: 'contacts'; referencedColumns: ['company_id', 'id'] },
          { foreignKeyName: 'leads_company_id_fkey'; columns: ['company_id']; isOneToOne: false; referencedRelation: 'companies'; referencedColumns: ['id'] },
          { foreignKeyName: 'leads_company_id_owner_id_fkey'; columns: ['company_id', 'owner_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['company_id', 'id'] },
          { foreignKeyName: 'leads_stage'; columns: ['company_id', 'status']; isOneToOne: false; referencedRelation: 'stages'; referencedColumns: ['company_id', 'key'] },
        ]
      }
      notification_preferences: {
        Row: {
          by_email: boolean
          in_app: boolean
          kind: string
          user_id: string
        }
        Insert: {
          by_email?: boolean
          in_app?: boolean
          kind: string
          user_id?: string
        }
        Update: {
          by_email?: boolean
          in_app?: boolean
          kind?: string
          user_id?: string
        }
        Relationships: []
      }
      notifications: {
        Row: {
          created_at: string
          event_key: string | null
          id: string
          kind: string
          link: string | null
          message: string | null
          read: boolean
          title: string
          user_id: string
        }
        Insert: {
          created_at?: string
          event_key?: string | null
          id?: string
          kind?: string
          link?: string | null
          message?: string | null
          read?: boolean
          title: string
          user_id: string
        }
        Update: {
          created_at?: string
          event_key?: string | null
          id?: string
          kind?: string
          link?: string | null
          message?: string | null
          read?: boolean
          title?: string
          user_id?: string
        }
        Relationships: []
      }
      orders: {
        Row: {
          amount: number
          company_id: string
          currency: string
          customer_id: string
          external_id: string
          id: string
          is_sample: boolean
          placed_at: string
        }
        Insert: {
          amount: number
          company_id?: string
          currency?: string
          customer_id: string
          external_id: string
          id?: string
          is_sample?: boolean
          placed_at?: string
        }
        Update: {
          amount?: number
          company_id?: string
          currency?: string
          customer_id?: string
          external_id?: string
          id?: string
          is_sample?: boolean
          placed_at?: string
        }
        Relationships: [
          { foreignKeyName: 'orders_company_id_customer_id_fkey'; columns: ['company_id', 'customer_id']; isOneToOne: false; referencedRelation: 'customers'; referencedColumns: ['company_id', 'id'] },
          { foreignKeyName: 'orders_company_id_fkey'; columns: ['company_id']; isOneToOne: false; referencedRelation: 'companies'; referencedColumns: ['id'] },
        ]
      }
      pipelines: {
        Row: {
          company_id: string
          key: string
          name: string
          position: number | null
        }
        Insert: {
          company_id: string
          key: string
          name: string
          position?: number | null
        }
        Update: {
          company_id?: string
          key?: string
          name?: string
          position?: number | null
        }
        Relationships: [
          { foreignKeyName: 'pipelines_company_id_fkey'; columns: ['company_id']; isOneToOne: false; referencedRelation: 'companies'; referencedColumns: ['id'] },
        ]
      }
      post_voice_analysis: {
        Row: {
          ai_visibility_score: number | null
          created_at: string
          improvement_suggestions: Json
          platform_optimization: Json
          post_id: string
          seo_harmony_score: number | null
          updated_at: string
          voice_match_score: number | null
        }
        Insert: {
          ai_visibility_score?: number | null
          created_at?: string
          improvement_suggestions?: Json
          platform_optimization?: Json
          post_id: string
          seo_harmony_score?: number | null
          updated_at?: string
          voice_match_score?: number | null
        }
        Update: {
          ai_visibility_score?: number | null
          created_at?: string
          improvement_suggestions?: Json
          platform_optimization?: Json
          post_id?: string
          seo_harmony_score?: number | null
          updated_at?: string
          voice_match_score?: number | null
        }
        Relationships: [
          { foreignKeyName: 'post_voice_analysis_post_id_fkey'; columns: ['post_id']; isOneToOne: true; referencedRelation: 'blog_posts'; referencedColumns: ['id'] },
        ]
      }
      profiles: {
        Row: {
          company_id: string
          company_role: string
          created_at: string
          email: string | null
          full_name: string
          id: string
          onboarded_at: string | null
          preferences: Json
          team_id: string | null
          time_zone: string
          updated_at: string
        }
        Insert: {
          company_id: string
          company_role?: string
          created_at?: string
          email?: string | null
          full_name?: string
          id: string
          onboarded_at?: string | null
          preferences?: Json
          team_id?: string | null
          time_zone?: string
          updated_at?: string
        }
        Update: {
          company_id?: string
          company_role?: string
          created_at?: string
          email?: string | null
          full_name?: string
          id?: string
          onboarded_at?: string | null
          preferences?: Json
          team_id?: string | null
          time_zone?: string
          updated_at?: string
        }
        Relationships: [
          { foreignKeyName: 'profiles_company_id_fkey'; columns: ['company_id']; isOneToOne: false; referencedRelation: 'companies'; referencedColumns: ['id'] },
          { foreignKeyName: 'profiles_company_id_team_id_fkey'; columns: ['company_id', 'team_id']; isOneToOne: false; referencedRelation: 'teams'; referencedColumns: ['company_id', 'id'] },
        ]
      }
      record_changes: {
        Row: {
          actor_id: string | null
          after: Json | null
          before: Json | null
          changed_at: string
          company_id: string
          id: string
          operation: string
          record: string
          record_id: string
          restored_id: string | null
          way: string
          way_id: string | null
          way_name: string | null
        }
        Insert: {
          actor_id?: string | null
          after?: Json | null
          before?: Json | null
          changed_at?: string
          company_id: string
          id?: string
          operation: string
          record: string
          record_id: string
          restored_id?: string | null
          way: string
          way_id?: string | null
          way_name?: string | null
        }
        Update: {
          actor_id?: string | null
          after?: Json | null
          before?: Json | null
          changed_at?: string
          company_id?: string
          id?: string
          operation?: string
          record?: string
          record_id?: string
          restored_id?: string | null
          way?: string
          way_id?: string | null
          way_name?: string | null
        }
        Relationships: []
      }
      recording_consents: {
        Row: {
          company_id: string
          confirmed_by: string | null
          created_at: string
          id: string
          means: string | null
          method: string
          note: string | null
          recording_id: string
          told: string | null
        }
        Insert: {
          company_id?: string
          confirmed_by?: string | null
          created_at?: string
          id?: string
          means?: string | null
          method: string
          note?: string | null
          recording_id: string
          told?: string | null
        }
        Update: {
          company_id?: string
          confirmed_by?: string | null
          created_at?: string
          id?: string
          means?: string | null
          method?: string
          note?: string | null
          recording_id?: string
          told?: string | null
        }
        Relationships: [
          { foreignKeyName: 'recording_consents_company_id_confirmed_by_fkey'; columns: ['company_id', 'confirmed_by']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['company_id', 'id'] },
          { foreignKeyName: 'recording_consents_company_id_fkey'; columns: ['company_id']; isOneToOne: false; referencedRelation: 'companies'; referencedColumns: ['id'] },
          { foreignKeyName: 'recording_consents_company_id_recording_id_fkey'; columns: ['company_id', 'recording_id']; isOneToOne: false; referencedRelation: 'recordings'; referencedColumns: ['company_id', 'id'] },
        ]
      }
      recording_deletions: {
        Row: {
          company_id: string
          created_at: string
          deleted_by: string | null
          duration_seconds: number | null
          id: string
          reason: string
          recorded_at: string
          recording_id: string
          what: string
        }
        Insert: {
          company_id?: string
          created_at?: string
          deleted_by?: string | null
          duration_seconds?: number | null
          id?: string
          reason: string
          recorded_at: string
          recording_id: string
          what: string
        }
        Update: {
          company_id?: string
          created_at?: string
          deleted_by?: string | null
          duration_seconds?: number | null
          id?: string
          reason?: string
          recorded_at?: string
          recording_id?: string
          what?: string
        }
        Relationships: [
          { foreignKeyName: 'recording_deletions_company_id_deleted_by_fkey'; columns: ['company_id', 'deleted_by']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['company_id', 'id'] },
          { foreignKeyName: 'recording_deletions_company_id_fkey'; columns: ['company_id']; isOneToOne: false; referencedRelation: 'companies'; referencedColumns: ['id'] },
        ]
      }
      recording_insights: {
        Row: {
          company_id: string
          created_at: string
          data: Json
          dismissed_at: string | null
          end_seconds: number
          id: string
          kind: string
          pinned_at: string | null
          position: number
          quote: string
          recording_id: string
          start_seconds: number
          task_id: string | null
          text: string
        }
        Insert: {
          company_id?: string
          created_at?: string
          data?: Json
          dismissed_at?: string | null
          end_seconds: number
          id?: string
          kind: string
          pinned_at?: string | null
          position?: number
          quote: string
          recording_id: string
          start_seconds: number
          task_id?: string | null
          text: string
        }
        Update: {
          company_id?: string
          created_at?: string
          data?: Json
          dismissed_at?: string | null
          end_seconds?: number
          id?: string
          kind?: string
          pinned_at?: string | null
          position?: number
          quote?: string
          recording_id?: string
          start_seconds?: number
          task_id?: string | null
          text?: string
        }
        Relationships: [
          { foreignKeyName: 'recording_insights_company_id_fkey'; columns: ['company_id']; isOneToOne: false; referencedRelation: 'companies'; referencedColumns: ['id'] },
          { foreignKeyName: 'recording_insights_company_id_recording_id_fkey'; columns: ['company_id', 'recording_id']; isOneToOne: false; referencedRelation: 'recordings'; referencedColumns: ['company_id', 'id'] },
          { foreignKeyName: 'recording_insights_company_id_task_id_fkey'; columns: ['company_id', 'task_id']; isOneToOne: false; referencedRelation: 'tasks'; referencedColumns: ['company_id', 'id'] },
        ]
      }
      recording_settings: {
        Row: {
          asks_consent: boolean
          company_id: string
          default_visibility: string
          expires: string
          keep_days: number | null
          updated_at: string
        }
        Insert: {
          asks_consent?: boolean
          company_id?: string
          default_visibility?: string
          expires?: string
          keep_days?: number | null
          updated_at?: string
        }
        Update: {
          asks_consent?: boolean
          company_id?: string
          default_visibility?: string
          expires?: string
          keep_days?: number | null
          updated_at?: string
        }
        Relationships: [
          { foreignKeyName: 'recording_settings_company_id_fkey'; columns: ['company_id']; isOneToOne: true; referencedRelation: 'companies'; referencedColumns: ['id'] },
        ]
      }
      recordings: {
        Row: {
          account_id: string | null
          analysed_at: string | null
          analysis_engine: string | null
          attempt: number
          audio_deleted_at: string | null
          channels: number | null
          chosen_engine: string | null
          company_id: string
          contact_id: string | null
          created_at: string
          duration_seconds: number | null
          failed_step: string | null
          failure_code: string | null
          failure_reason: string | null
          has_word_times: boolean
          id: string
          is_draft_transcript: boolean
          is_held: boolean
          is_sample: boolean
          language: string | null
          language_origin: string | null
          lead_id: string | null
          left_out: Json
          live_captions: Json | null
          metrics: Json
          mime_type: string | null
          owner_id: string | null
          peaks: number[] | null
          progress: number
          recorded_at: string
          sentiment: number | null
          size_bytes: number | null
          source: string
          speaker_names: Json
          speaker_sides: Json
          status: string
          storage_path: string | null
          suggested_lead: Json | null
          summary: string | null
          title: string
          topics: string[]
          transcription: string | null
          transcription_engine: string | null
          updated_at: string
          visibility: string
        }
        Insert: {
          account_id?: string | null
          analysed_at?: string | null
          analysis_engine?: string | null
          attempt?: number
          audio_deleted_at?: string | null
          channels?: number | null
          chosen_engine?: string | null
          company_id?: string
          contact_id?: string | null
          created_at?: string
          duration_seconds?: number | null
          failed_step?: string | null
          failure_code?: string | null
          failure_reason?: string | null
          has_word_times?: boolean
          id?: string
          is_draft_transcript?: boolean
          is_held?: boolean
          is_sample?: boolean
          language?: string | null
          language_origin?: string | null
          lead_id?: string | null
          left_out?: Json
          live_captions?: Json | null
          metrics?: Json
          mime_type?: string | null
          owner_id?: string | null
          peaks?: number[] | null
          progress?: number
          recorded_at?: string
          sentiment?: number | null
          size_bytes?: number | null
          source?: string
          speaker_names?: Json
          speaker_sides?: Json
          status?: string
          storage_path?: string | null
          suggested_lead?: Json | null
          summary?: string | null
          title?: string
          topics?: string[]
          transcription?: string | null
          transcription_engine?: string | null
          updated_at?: string
          visibility?: string
        }
        Update: {
          account_id?: string | null
          analysed_at?: string | null
          analysis_engine?: string | null
          attempt?: number
          audio_deleted_at?: string | null
          channels?: number | null
          chosen_engine?: string | null
          company_id?: string
          contact_id?: string | null
          created_at?: string
          duration_seconds?: number | null
          failed_step?: string | null
          failure_code?: string | null
          failure_reason?: string | null
          has_word_times?: boolean
          id?: string
          is_draft_transcript?: boolean
          is_held?: boolean
          is_sample?: boolean
          language?: string | null
          language_origin?: string | null
          lead_id?: string | null
          left_out?: Json
          live_captions?: Json | null
          metrics?: Json
          mime_type?: string | null
          owner_id?: string | null
          peaks?: number[] | null
          progress?: number
          recorded_at?: string
          sentiment?: number | null
          size_bytes?: number | null
          source?: string
          speaker_names?: Json
          speaker_sides?: Json
          status?: string
          storage_path?: string | null
          suggested_lead?: Json | null
          summary?: string | null
          title?: string
          topics?: string[]
          transcription?: string | null
          transcription_engine?: string | null
          updated_at?: string
          visibility?: string
        }
        Relationships: [
          { foreignKeyName: 'recordings_company_id_account_id_fkey'; columns: ['company_id', 'account_id']; isOneToOne: false; referencedRelation: 'accounts'; referencedColumns: ['company_id', 'id'] },
          { foreignKeyName: 'recordings_company_id_contact_id_fkey'; columns: ['company_id', 'contact_id']; isOneToOne: false; referencedRelation: 'contacts'; referencedColumns: ['company_id', 'id'] },
          { foreignKeyName: 'recordings_company_id_fkey'; columns: ['company_id']; isOneToOne: false; referencedRelation: 'companies'; referencedColumns: ['id'] },
          { foreignKeyName: 'recordings_company_id_lead_id_fkey'; columns: ['company_id', 'lead_id']; isOneToOne: false; referencedRelation: 'leads'; referencedColumns: ['company_id', 'id'] },
          { foreignKeyName: 'recordings_company_id_owner_id_fkey'; columns: ['company_id', 'owner_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['company_id', 'id'] },
        ]
      }
      stages: {
        Row: {
          color: string | null
          company_id: string
          key: string
          name: string
          outcome: string
          pipeline: string | null
          position: number | null
          probability: number
          slot: number | null
        }
        Insert: {
          color?: string | null
          company_id: string
          key: string
          name: string
          outcome: string
          pipeline?: string | null
          position?: number | null
          probability: number
          slot?: number | null
        }
        Update: {
          color?: string | null
          company_id?: string
          key?: string
          name?: string
          outcome?: string
          pipeline?: string | null
          position?: number | null
          probability?: number
          slot?: number | null
        }
        Relationships: [
          { foreignKeyName: 'stages_company_id_fkey'; columns: ['company_id']; isOneToOne: false; referencedRelation: 'companies'; referencedColumns: ['id'] },
          { foreignKeyName: 'stages_pipeline'; columns: ['company_id', 'pipeline']; isOneToOne: false; referencedRelation: 'pipelines'; referencedColumns: ['company_id', 'key'] },
        ]
      }
      subscriptions: {
        Row: {
          canceled_at: string | null
          company_id: string
          currency: string
          customer_id: string
          external_id: string
          id: string
          is_sample: boolean
          monthly_amount: number
          plan: string
          seats: number
          started_at: string
          status: string
          trial_ends_at: string | null
        }
        Insert: {
          canceled_at?: string | null
          company_id?: string
          currency?: string
          customer_id: string
          external_id: string
          id?: string
          is_sample?: boolean
          monthly_amount?: number
          plan?: string
          seats?: number
          started_at?: string
          status: string
          trial_ends_at?: string | null
        }
        Update: {
          canceled_at?: string | null
          company_id?: string
          currency?: string
          customer_id?: string
          external_id?: string
          id?: string
          is_sample?: boolean
          monthly_amount?: number
          plan?: string
          seats?: number
          started_at?: string
          status?: string
          trial_ends_at?: string | null
        }
        Relationships: [
          { foreignKeyName: 'subscriptions_company_id_customer_id_fkey'; columns: ['company_id', 'customer_id']; isOneToOne: false; referencedRelation: 'customers'; referencedColumns: ['company_id', 'id'] },
          { foreignKeyName: 'subscriptions_company_id_fkey'; columns: ['company_id']; isOneToOne: false; referencedRelation: 'companies'; referencedColumns: ['id'] },
        ]
      }
      support_tickets: {
        Row: {
          answer: string | null
          answered_at: string | null
          answered_by: string | null
          body: string
          company_id: string
          created_at: string
          id: string
          status: string
          subject: string
          updated_at: string
          user_id: string
        }
        Insert: {
          answer?: string | null
          answered_at?: string | null
          answered_by?: string | null
          body: string
          company_id?: string
          created_at?: string
          id?: string
          status?: string
          subject: string
          updated_at?: string
          user_id?: string
        }
        Update: {
          answer?: string | null
          answered_at?: string | null
          answered_by?: string | null
          body?: string
          company_id?: string
          created_at?: string
          id?: string
          status?: string
          subject?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          { foreignKeyName: 'support_tickets_company_id_fkey'; columns: ['company_id']; isOneToOne: false; referencedRelation: 'companies'; referencedColumns: ['id'] },
        ]
      }
      tasks: {
        Row: {
          account_id: string | null
          assignee_id: string | null
          company_id: string
          completed_at: string | null
          contact_id: string | null
          created_at: string
          created_by: string | null
          description: string | null
          due_at: string | null
          id: string
          is_sample: boolean
          lead_id: string | null
          next_task_id: string | null
          priority: string
          recording_id: string | null
          recording_seconds: number | null
          recurrence: string | null
          remind_at: string | null
          series_id: string | null
          status: string
          title: string
          updated_at: string
        }
        Insert: {
          account_id?: string | null
          assignee_id?: string | null
          company_id?: string
          completed_at?: string | null
          contact_id?: string | null
          created_at?: string
          created_by?: string | null
          description?: string | null
          due_at?: string | null
          id?: string
          is_sample?: boolean
          lead_id?: string | null
          next_task_id?: string | null
          priority?: string
          recording_id?: string | null
          recording_seconds?: number | null
          recurrence?: string | null
          remind_at?: string | null
          series_id?: string | null
          status?: string
          title: string
          updated_at?: string
        }
        Update: {
          account_id?: string | null
          assignee_id?: string | null
          company_id?: string
          completed_at?: string | null
          contact_id?: string | null
          created_at?: string
          created_by?: string | null
          description?: string | null
          due_at?: string | null
          id?: string
          is_sample?: boolean
          lead_id?: string | null
          next_task_id?: string | null
          priority?: string
          recording_id?: string | null
          recording_seconds?: number | null
          recurrence?: string | null
          remind_at?: string | null
          series_id?: string | null
          status?: string
          title?: string
          updated_at?: string
        }
        Relationships: [
          { foreignKeyName: 'tasks_company_id_account_id_fkey'; columns: ['company_id', 'account_id']; isOneToOne: false; referencedRelation: 'accounts'; referencedColumns: ['company_id', 'id'] },
          { foreignKeyName: 'tasks_company_id_assignee_id_fkey'; columns: ['company_id', 'assignee_id']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['company_id', 'id'] },
          { foreignKeyName: 'tasks_company_id_contact_id_fkey'; columns: ['company_id', 'contact_id']; isOneToOne: false; referencedRelation: 'contacts'; referencedColumns: ['company_id', 'id'] },
          { foreignKeyName: 'tasks_company_id_fkey'; columns: ['company_id']; isOneToOne: false; referencedRelation: 'companies'; referencedColumns: ['id'] },
          { foreignKeyName: 'tasks_company_id_lead_id_fkey'; columns: ['company_id', 'lead_id']; isOneToOne: false; referencedRelation: 'leads'; referencedColumns: ['company_id', 'id'] },
          { foreignKeyName: 'tasks_company_id_recording_id_fkey'; columns: ['company_id', 'recording_id']; isOneToOne: false; referencedRelation: 'recordings'; referencedColumns: ['company_id', 'id'] },
        ]
      }
      teams: {
        Row: {
          company_id: string
          created_at: string
          id: string
          name: string
          updated_at: string
        }
        Insert: {
          company_id?: string
          created_at?: string
          id?: string
          name: string
          updated_at?: string
        }
        Update: {
          company_id?: string
          created_at?: string
          id?: string
          name?: string
          updated_at?: string
        }
        Relationships: [
          { foreignKeyName: 'teams_company_id_fkey'; columns: ['company_id']; isOneToOne: false; referencedRelation: 'companies'; referencedColumns: ['id'] },
        ]
      }
      templates: {
        Row: {
          body: string
          company_id: string
          created_at: string
          created_by: string | null
          id: string
          is_sample: boolean
          kind: string
          name: string
          subject: string | null
          updated_at: string
          use_count: number
        }
        Insert: {
          body: string
          company_id?: string
          created_at?: string
          created_by?: string | null
          id?: string
          is_sample?: boolean
          kind?: string
          name: string
          subject?: string | null
          updated_at?: string
          use_count?: number
        }
        Update: {
          body?: string
          company_id?: string
          created_at?: string
          created_by?: string | null
          id?: string
          is_sample?: boolean
          kind?: string
          name?: string
          subject?: string | null
          updated_at?: string
          use_count?: number
        }
        Relationships: [
          { foreignKeyName: 'templates_company_id_fkey'; columns: ['company_id']; isOneToOne: false; referencedRelation: 'companies'; referencedColumns: ['id'] },
        ]
      }
      transcript_segments: {
        Row: {
          channel: number | null
          company_id: string
          edited_at: string | null
          end_seconds: number
          id: string
          position: number
          recording_id: string
          speaker: string
          start_seconds: number
          text: string
          words: Json | null
        }
        Insert: {
          channel?: number | null
          company_id?: string
          edited_at?: string | null
          end_seconds: number
          id?: string
          position: number
          recording_id: string
          speaker: string
          start_seconds: number
          text: string
          words?: Json | null
        }
        Update: {
          channel?: number | null
          company_id?: string
          edited_at?: string | null
          end_seconds?: number
          id?: string
          position?: number
          recording_id?: string
          speaker?: string
          start_seconds?: number
          text?: string
          words?: Json | null
        }
        Relationships: [
          { foreignKeyName: 'transcript_segments_company_id_fkey'; columns: ['company_id']; isOneToOne: false; referencedRelation: 'companies'; referencedColumns: ['id'] },
          { foreignKeyName: 'transcript_segments_company_id_recording_id_fkey'; columns: ['company_id', 'recording_id']; isOneToOne: false; referencedRelation: 'recordings'; referencedColumns: ['company_id', 'id'] },
        ]
      }
      transcript_versions: {
        Row: {
          company_id: string
          created_at: string
          created_by: string | null
          engine: string
          id: string
          is_draft: boolean
          number: number
          reason: string
          recording_id: string
          segments: Json
          words: number
        }
        Insert: {
          company_id?: string
          created_at?: string
          created_by?: string | null
          engine: string
          id?: string
          is_draft?: boolean
          number: number
          reason: string
          recording_id: string
          segments: Json
          words?: number
        }
        Update: {
          company_id?: string
          created_at?: string
          created_by?: string | null
          engine?: string
          id?: string
          is_draft?: boolean
          number?: number
          reason?: string
          recording_id?: string
          segments?: Json
          words?: number
        }
        Relationships: [
          { foreignKeyName: 'transcript_versions_company_id_created_by_fkey'; columns: ['company_id', 'created_by']; isOneToOne: false; referencedRelation: 'profiles'; referencedColumns: ['company_id', 'id'] },
          { foreignKeyName: 'transcript_versions_company_id_fkey'; columns: ['company_id']; isOneToOne: false; referencedRelation: 'companies'; referencedColumns: ['id'] },
          { foreignKeyName: 'transcript_versions_company_id_recording_id_fkey'; columns: ['company_id', 'recording_id']; isOneToOne: false; referencedRelation: 'recordings'; referencedColumns: ['company_id', 'id'] },
        ]
      }
      usage_events: {
        Row: {
          company_id: string
          customer_id: string
          external_id: string | null
          id: string
          is_sample: boolean
          name: string
          occurred_at: string
          quantity: number
        }
        Insert: {
          company_id?: string
          customer_id: string
          external_id?: string | null
          id?: string
          is_sample?: boolean
          name: string
          occurred_at?: string
          quantity?: number
        }
        Update: {
          company_id?: string
          customer_id?: string
          external_id?: string | null
          id?: string
          is_sample?: boolean
          name?: string
          occurred_at?: string
          quantity?: number
        }
        Relationships: [
          { foreignKeyName: 'usage_events_company_id_customer_id_fkey'; columns: ['company_id', 'customer_id']; isOneToOne: false; referencedRelation: 'customers'; referencedColumns: ['company_id', 'id'] },
          { foreignKeyName: 'usage_events_company_id_fkey'; columns: ['company_id']; isOneToOne: false; referencedRelation: 'companies'; referencedColumns: ['id'] },
        ]
      }
      user_roles: {
        Row: {
          created_at: string
          id: string
          role: string
          user_id: string
        }
        Insert: {
          created_at?: string
          id?: string
          role: string
          user_id: string
        }
        Update: {
          created_at?: string
          id?: string
          role?: string
          user_id?: string
        }
        Relationships: []
      }
      vertical_configurations: {
        Row: {
          company_id: string
          created_at: string
          updated_at: string
          vertical_type: string
        }
        Insert: {
          company_id: string
          created_at?: string
          updated_at?: string
          vertical_type?: string
        }
        Update: {
          company_id?: string
          created_at?: string
          updated_at?: string
          vertical_type?: string
        }
        Relationships: [
          { foreignKeyName: 'vertical_configurations_company_id_fkey'; columns: ['company_id']; isOneToOne: true; referencedRelation: 'companies'; referencedColumns: ['id'] },
        ]
      }
      webhook_deliveries: {
        Row: {
          attempt: number
          company_id: string
          created_at: string
          delivered_at: string | null
          duration_ms: number | null
          error: string | null
          event: string
          event_id: number | null
          id: string
          message_id: string | null
          next_attempt_at: string | null
          payload: Json
          response_body: string | null
          response_status: number | null
          status: string
          webhook_id: string
        }
        Insert: {
          attempt?: number
          company_id?: string
          created_at?: string
          delivered_at?: string | null
          duration_ms?: number | null
          error?: string | null
          event: string
          event_id?: number | null
          id?: string
          message_id?: string | null
          next_attempt_at?: string | null
          payload: Json
          response_body?: string | null
          response_status?: number | null
          status?: string
          webhook_id: string
        }
        Update: {
          attempt?: number
          company_id?: string
          created_at?: string
          delivered_at?: string | null
          duration_ms?: number | null
          error?: string | null
          event?: string
          event_id?: number | null
          id?: string
          message_id?: string | null
          next_attempt_at?: string | null
          payload?: Json
          response_body?: string | null
          response_status?: number | null
          status?: string
          webhook_id?: string
        }
        Relationships: [
          { foreignKeyName: 'webhook_deliveries_company_id_fkey'; columns: ['company_id']; isOneToOne: false; referencedRelation: 'companies'; referencedColumns: ['id'] },
          { foreignKeyName: 'webhook_deliveries_company_id_webhook_id_fkey'; columns: ['company_id', 'webhook_id']; isOneToOne: false; referencedRelation: 'webhooks'; referencedColumns: ['company_id', 'id'] },
        ]
      }
      webhooks: {
        Row: {
          company_id: string
          created_at: string
          created_by: string | null
          direction: string
          events: string[]
          failure_count: number
          format: string
          id: string
          is_enabled: boolean
          last_error: string | null
          last_used_at: string | null
          name: string
          secret: string
          updated_at: string
          url: string | null
        }
        Insert: {
          company_id?: string
          created_at?: string
          created_by?: string | null
          direction?: string
          events?: string[]
          failure_count?: number
          format?: string
          id?: string
          is_enabled?: boolean
          last_error?: string | null
          last_used_at?: string | null
          name: string
          secret?: string
          updated_at?: string
          url?: string | null
        }
        Update: {
          company_id?: string
          created_at?: string
          created_by?: string | null
          direction?: string
          events?: string[]
          failure_count?: number
          format?: string
          id?: string
          is_enabled?: boolean
          last_error?: string | null
          last_used_at?: string | null
          name?: string
          secret?: string
          updated_at?: string
          url?: string | null
        }
        Relationships: [
          { foreignKeyName: 'webhooks_company_id_fkey'; columns: ['company_id']; isOneToOne: false; referencedRelation: 'companies'; referencedColumns: ['id'] },
        ]
      }
    }
    Views: {
      published_blog_posts: {
        Row: {
          author_id: string | null
          category_id: string | null
          category_name: string | null
          category_slug: string | null
          content: string | null
          excerpt: string | null
          featured_image_alt: string | null
          featured_image_url: string | null
          id: string | null
          published_at: string | null
          read_time_minutes: number | null
          slug: string | null
          title: string | null
          updated_at: string | null
        }
        Insert: {
          author_id?: string | null
          category_id?: string | null
          category_name?: string | null
          category_slug?: string | null
          content?: string | null
          excerpt?: string | null
          featured_image_alt?: string | null
          featured_image_url?: string | null
          id?: string | null
          published_at?: string | null
          read_time_minutes?: number | null
          slug?: string | null
          title?: string | null
          updated_at?: string | null
        }
        Update: {
          author_id?: string | null
          category_id?: string | null
          category_name?: string | null
          category_slug?: string | null
          content?: string | null
          excerpt?: string | null
          featured_image_alt?: string | null
          featured_image_url?: string | null
          id?: string | null
          published_at?: string | null
          read_time_minutes?: number | null
          slug?: string | null
          title?: string | null
          updated_at?: string | null
        }
        Relationships: []
      }
    }
    Functions: {
      accept_invitation: { Args: { invitation_token: string }; Returns: string }
      account_figures: { Args: { ids: string[] }; Returns: { account_id: string; contacts: number; open_leads: number; open_values: Json; won_values: Json; last_activity_at: string }[] }
      admin_accounts: { Args: { search?: string; page_size?: number; page_offset?: number }; Returns: { id: string; email: string; phone: string; full_name: string; company_id: string; company_name: string; is_admin: boolean; is_disabled: boolean; has_second_factor: boolean; last_sign_in_at: string; created_at: string; total: number }[] }
      admin_asked_backup: { Args: Record<PropertyKey, never>; Returns: string }
      admin_audit_actions: { Args: Record<PropertyKey, never>; Returns: string[] }
      admin_audit_log: { Args: { before_time?: string; before_id?: string; page_size?: number; only_action?: string; only_account?: string }; Returns: { id: string; created_at: string; action: string; actor_id: string; actor_email: string; target_id: string; target_email: string; ip_address: string; details: Json }[] }
      admin_backups: { Args: Record<PropertyKey, never>; Returns: { name: string; machine: string; folder: string; status: string; error: string; row_count: number; file_count: number; row_bytes: number; file_bytes: number; missing_files: number; started_at: string; finished_at: string; is_proven: boolean }[] }
      admin_mail_outbox: { Args: { newest?: number }; Returns: { id: string; recipient: string; subject: string; body_text: string; status: string; error: string; created_at: string; sent_at: string }[] }
      admin_model_calls: { Args: { since: string }; Returns: { model: string; calls: number; failed: number; input_tokens: number; output_tokens: number; uncounted: number; cost: number }[] }
      admin_overview: { Args: { since: string }; Returns: { accounts: number; new_accounts: number; active_accounts: number; disabled_accounts: number; admins: number; companies: number; new_companies: number; leads: number; recordings: number; new_recordings: number; recorded_seconds: number; database_bytes: number }[] }
      admin_processes: { Args: Record<PropertyKey, never>; Returns: { id: string; machine: string; pid: number; build: string; memory_bytes: number; disk_free_bytes: number; disk_bytes: number; started_at: string; seen_at: string }[] }
      admin_queue: { Args: Record<PropertyKey, never>; Returns: { task: string; waiting: number; running: number; failed: number; oldest_due_at: string; last_error: string }[] }
      admin_recent_errors: { Args: { search?: string; before_time?: string; before_id?: number; page_size?: number }; Returns: { id: number; occurred_at: string; request_id: string; method: string; path: string; status: number; message: string; stack: string }[] }
      admin_request_figures: { Args: { since: string; step_seconds: number }; Returns: { slot: string; service: string; requests: number; failed: number; refused: number; buckets: number[] }[] }
      admin_start_backup: { Args: Record<PropertyKey, never>; Returns: undefined }
      admin_storage: { Args: Record<PropertyKey, never>; Returns: { bucket: string; files: number; bytes: number }[] }
      admin_web_vitals: { Args: { since: string }; Returns: { metric: string; route: string; bounds: number[]; buckets: number[] }[] }
      answer_app_request: { Args: { request: string; scopes: string[] }; Returns: Json }
      answer_support_ticket: { Args: { ticket_id: string; answer: string }; Returns: undefined }
      app_request: { Args: { request: string }; Returns: Json }
      assign_turn: { Args: { recording: string; segments: string[]; speaker: string; from_character?: number }; Returns: Database['public']['Tables']['recordings']['Row'] }
      automation_facts: { Args: { event: Json }; Returns: Json }
      begin_ai_turn: { Args: { conversation_id?: string; engine?: string; is_confident?: boolean }; Returns: string }
      blog_analytics: { Args: { from_day: string; to_day: string; time_zone?: string; only_post?: string }; Returns: Json }
      blog_article: { Args: { post_slug: string }; Returns: Json }
      blog_article_preview: { Args: { preview_token: string }; Returns: Json }
      blog_author_listing: { Args: { author: string; page?: number; page_size?: number }; Returns: Json }
      blog_author_slugs: { Args: Record<PropertyKey, never>; Returns: string[] }
      blog_listing: { Args: { category_slug?: string; tag_slug?: string; search?: string; page?: number; page_size?: number }; Returns: Json }
      blog_post_authors: { Args: { post_ids: string[] }; Returns: { post_id: string; name: string }[] }
      change_each: { Args: { record: string; ids: string[]; change: string; patch?: Json; key?: string; value?: Json; tag?: string; is_given?: boolean }; Returns: { changed: number; refused: number; reason: string }[] }
      change_records: { Args: { record: string; ids: string[]; patch: Json; change: string }; Returns: number }
      claim_tool_call: { Args: { call_id: string; tool_name: string; arguments: Json; kind: string; turn_id?: string }; Returns: Json }
      coaching_facts: { Args: { from_day: string; to_day: string; time_zone?: string; only_owner?: string }; Returns: Json }
      company_erasure: { Args: Record<PropertyKey, never>; Returns: { company_name: string; asked_by_me: boolean; asked_by_name: string; asked_at: string; total_rows: number; erased_rows: number; total_files: number; erased_files: number; updated_at: string }[] }
      company_history: { Args: { only_record?: string; only_actor?: string; only_way?: string; from_at?: string; to_at?: string; before_at?: string; before_id?: string; page_size?: number; only_grave?: boolean }; Returns: { id: string; record: string; record_id: string; label: string; currency: string; operation: string; changed_at: string; actor_id: string; way: string; way_name: string; before: Json; after: Json; restored_id: string }[] }
      company_use: { Args: { since: string }; Returns: { people: number; leads: number; new_leads: number; tasks: number; new_tasks: number; recordings: number; new_recordings: number; recorded_seconds: number; recorded_bytes: number; ai_calls: number; ai_tokens: number }[] }
      confirm_tool_call: { Args: { confirmation_id: string; tool_name: string; arguments: Json }; Returns: Json }
      correct_recording: { Args: { recording: string; corrections: Json }; Returns: Database['public']['Tables']['recordings']['Row'] }
      create_api_key: { Args: { name: string; scopes: string[] }; Returns: Json }
      create_calendar_feed: { Args: Record<PropertyKey, never>; Returns: string }
      create_task_from_insight: { Args: { insight: string }; Returns: Database['public']['Tables']['tasks']['Row'] }
      customer_timeline: { Args: { customer: string; before_at?: string; before_id?: string; page_size?: number }; Returns: { source: string; id: string; at: string; kind: string; title: string; body: string; data: Json; actor_id: string; recording_id: string; lead_id: string; lead_name: string; contact_id: string; contact_name: string }[] }
      deal_facts: { Args: { only_owner?: string }; Returns: Json }
      delete_account: { Args: { successor?: string }; Returns: undefined }
      delete_blog_category: { Args: { category_id: string; move_to?: string }; Returns: number }
      delete_blog_posts: { Args: { post_ids: string[] }; Returns: number }
      delete_records: { Args: { record: string; ids: string[] }; Returns: { deleted: number; refused: number; reason: string }[] }
      doubt_ai_turn: { Args: { turn_id: string }; Returns: undefined }
      duplicate_blog_post: { Args: { post_id: string }; Returns: string }
      end_account_sessions: { Args: { target: string }; Returns: number }
      end_session: { Args: { session_id: string }; Returns: boolean }
      erase_company: { Args: { confirmation: string }; Returns: undefined }
      export_accounts: { Args: { export: string; ids: string[] }; Returns: Database['public']['Tables']['accounts']['Row'][] }
      export_contacts: { Args: { export: string; ids: string[] }; Returns: Database['public']['Tables']['contacts']['Row'][] }
      export_history: { Args: { export: string; only_record?: string; only_actor?: string; only_way?: string; from_at?: string; to_at?: string; before_at?: string; before_id?: string; page_size?: number; only_grave?: boolean }; Returns: { id: string; record: string; record_id: string; label: string; currency: string; operation: string; changed_at: string; actor_id: string; way: string; way_name: string; before: Json; after: Json; restored_id: string }[] }
      export_leads: { Args: { export: string; ids: string[] }; Returns: Database['public']['Tables']['leads']['Row'][] }
      finish_tool_call: { Args: { id: string; is_done: boolean; result: Json; undo?: Json }; Returns: boolean }
      finish_upload: { Args: { recording: string }; Returns: Database['public']['Tables']['recordings']['Row'] }
      fixed_fields: { Args: { customer: string }; Returns: string[] }
      import_transcript: { Args: { recording: string; segments: Json; has_times?: boolean }; Returns: Database['public']['Tables']['recordings']['Row'] }
      import_vertical_rows: { Args: { kind: string; rows: Json }; Returns: Json }
      insight_evidence: { Args: { from_day: string; to_day: string; measure: string; key?: string; time_zone?: string; only_owner?: string }; Returns: Json }
      insight_feed: { Args: { only_kind?: string; only_owner?: string; only_pinned?: boolean; after_created?: string; after_recording?: string; after_start?: number; after_id?: string }; Returns: { id: string; recording_id: string; kind: string; body: string; quote: string; start_seconds: number; category: string; asked_by: string; task_id: string; pinned_at: string; created_at: string; title: string; recorded_at: string; owner_id: string; speaker: string; has_sound: boolean }[] }
      insight_figures: { Args: { from_day: string; to_day: string; time_zone?: string; only_owner?: string }; Returns: Json }
      integration_states: { Args: Record<PropertyKey, never>; Returns: { kind: string; is_configured: boolean; detail: string; status: string; message: string; checked_at: string; duration_ms: number }[] }
      invitation_preview: { Args: { invitation_token: string }; Returns: { company_name: string; email: string }[] }
      is_admin: { Args: { _user_id: string }; Returns: boolean }
      lead_answers: { Args: { days?: number; before_at?: string; before_id?: string }; Returns: { id: string; name: string; company: string; owner_id: string; created_at: string; is_open: boolean; answered_at: string }[] }
      lead_stages: { Args: { pattern?: string; owner?: string; conditions?: Json }; Returns: { status: string; currency: string; leads: number; value: number }[] }
      lead_timeline: { Args: { lead: string; before_at?: string; before_id?: string; page_size?: number }; Returns: { source: string; id: string; at: string; kind: string; title: string; body: string; data: Json; actor_id: string; recording_id: string; total: number }[] }
      load_sample: { Args: { payload: Json }; Returns: Json }
      lost_reasons: { Args: { from_day: string; to_day: string; time_zone?: string; only_owner?: string; only_pipeline?: string }; Returns: { reason: string; leads: number; sums: Json }[] }
      mark_tool_call_undone: { Args: { id: string }; Returns: boolean }
      may_delete: { Args: { record: string; ids: string[] }; Returns: boolean }
      member_records: { Args: { member: string }; Returns: { leads: number; tasks: number; accounts: number; automations: number }[] }
      merge_customers: { Args: { record: string; keep: string; drop_record: string; chosen?: Json }; Returns: string }
      merge_leads: { Args: { keep: string; drop_lead: string; chosen?: Json }; Returns: string }
      my_calendar: { Args: Record<PropertyKey, never>; Returns: Json }
      my_sessions: { Args: Record<PropertyKey, never>; Returns: { id: string; created_at: string; last_seen_at: string; user_agent: string; ip: string; is_current: boolean }[] }
      note_untrusted_text: { Args: { turn_id: string }; Returns: undefined }
      open_company_export: { Args: Record<PropertyKey, never>; Returns: string }
      past_automation_events: { Args: { trigger_kind: string; automation: string }; Returns: { label: string; happened_at: string; event: Json }[] }
      preview_blog_post: { Args: { preview_token: string }; Returns: Database['public']['Tables']['blog_posts']['Row'][] }
      preview_expiry: { Args: { days: number; scope: string }; Returns: { recordings: number; seconds: number; held: number }[] }
      propose_tool_call: { Args: { id: string; proposal: Json; result: Json }; Returns: boolean }
      publish_automation: { Args: { automation: string }; Returns: number }
      read_calendar_feed: { Args: { token: string }; Returns: Json }
      receive_webhook: { Args: { webhook: string; raw: string; body?: Json; token?: string; message_id?: string; sent_at?: string; signature?: string; amounts?: Json; meanings?: Json }; Returns: Json }
      record_tags: { Args: { record: string }; Returns: { tag: string; uses: number }[] }
      record_web_vitals: { Args: { entries: Json }; Returns: undefined }
      refuse_lead_email: { Args: { token: string }; Returns: boolean }
      remove_member: { Args: { member: string; successor?: string }; Returns: Json }
      remove_sample: { Args: Record<PropertyKey, never>; Returns: Json }
      resend_webhook_delivery: { Args: { delivery: string }; Returns: undefined }
      restore_blog_post_revision: { Args: { revision_id: string }; Returns: undefined }
      restore_blog_posts: { Args: { post_ids: string[] }; Returns: number }
      restore_change: { Args: { record_id: string; change: string; expected?: Json }; Returns: Json }
      restore_transcript: { Args: { version: string }; Returns: Database['public']['Tables']['recordings']['Row'] }
      retry_automation_run: { Args: { run: string }; Returns: undefined }
      retry_recording: { Args: { recording: string; from_step?: string; engine?: string }; Returns: Database['public']['Tables']['recordings']['Row'] }
      rotate_webhook_secret: { Args: { webhook: string }; Returns: string }
      sales_evidence: { Args: { measure: string; from_day: string; to_day: string; time_zone?: string; only_owner?: string; only_source?: string; only_currency?: string; only_status?: string; only_pipeline?: string }; Returns: Json }
      sales_figures: { Args: { from_day: string; to_day: string; time_zone?: string; only_owner?: string; stretch_days?: number; only_pipeline?: string }; Returns: Json }
      sales_forecast: { Args: { only_owner?: string }; Returns: Json }
      schedule_blog_post: { Args: { post_id: string; publish_at: string }; Returns: undefined }
      search_transcripts: { Args: { words: string; after_created?: string; after_id?: string }; Returns: { recording_id: string; title: string; recorded_at: string; created_at: string; speaker_names: Json; lead_name: string; count: number; moments: Json; has_sound: boolean }[] }
      send_contact_email: { Args: { contact: string; subject: string; body: string; recording?: string; effect_key?: string }; Returns: Database['public']['Tables']['lead_emails']['Row'] }
      send_lead_email: { Args: { lead: string; subject: string; body: string; recording?: string; effect_key?: string }; Returns: Database['public']['Tables']['lead_emails']['Row'] }
      set_account_disabled: { Args: { target: string; is_disabled: boolean; reason?: string }; Returns: undefined }
      set_blog_post_tags: { Args: { post_id: string; names: string[] }; Returns: undefined }
      set_instance_admin: { Args: { target: string; is_admin: boolean }; Returns: undefined }
      set_member_role: { Args: { member: string; new_role: string }; Returns: undefined }
      set_member_team: { Args: { member: string; team?: string }; Returns: undefined }
      set_own_field: { Args: { record: string; ids: string[]; key: string; value: Json; change: string }; Returns: number }
      set_stages: { Args: { given: Json }; Returns: undefined }
      similar_customers: { Args: { record: string; given: Json }; Returns: { id: string; name: string; detail: string; rule: string }[] }
      similar_leads: { Args: { lead: string }; Returns: { id: string; name: string; company: string; email: string; phone: string; rule: string }[] }
      skip_task: { Args: { task: string }; Returns: undefined }
      speech_engines: { Args: Record<PropertyKey, never>; Returns: { name: string; label: string; destination: string; is_draft: boolean }[] }
      start_lead_import: { Args: { import: string }; Returns: Database['public']['Tables']['lead_imports']['Row'] }
      stop_recording: { Args: { recording: string; seconds: number }; Returns: Database['public']['Tables']['recordings']['Row'] }
      tag_records: { Args: { record: string; ids: string[]; tag: string; is_given: boolean; change: string }; Returns: number }
      test_integration: { Args: { kind: string }; Returns: undefined }
      test_webhook: { Args: { webhook: string }; Returns: string }
      today: { Args: { time_zone?: string }; Returns: Json }
      undo_change: { Args: { change: string; most?: number }; Returns: { restored: number; kept: number; remaining: number }[] }
      undo_customer_merge: { Args: { merge: string }; Returns: undefined }
      undo_lead_import: { Args: { import: string }; Returns: Database['public']['Tables']['lead_imports']['Row'] }
      undo_merge: { Args: { merge: string }; Returns: undefined }
      use_ai_call: { Args: Record<PropertyKey, never>; Returns: boolean }
      vertical_facts: { Args: { kind: string }; Returns: Json }
    }
    Enums: Record<never, never>
    CompositeTypes: Record<never, never>
  }
}

export type Tables<Name extends keyof Database['public']['Tables']> = Database['public']['Tables'][Name]['Row']
